-- What a value typed into the search box asks of an attribute.
alter table attributes add column reading text check (reading in ('exact', 'at_least', 'tolerance', 'word'));

-- How many parts have the value: a range that many parts lie in is not looked up but looked for.
alter table attribute_values add column part_count int not null default 0;
update attribute_values v set part_count = c.n
from (select value_id, count(*)::int as n from parts, unnest(value_ids) value_id group by value_id) c
where c.value_id = v.id;

-- There are more values than the usual statistics tell apart.
alter table parts alter column value_ids set statistics 1000;

-- Stock and price of many goods are read from the key alone.
alter table goods_offers add column first_price bigint generated always as (break_prices[1]) stored;
alter table goods_offers drop constraint goods_offers_pkey;
alter table goods_offers add primary key (goods_id) include (stock, first_price);
alter table goods_offers set (autovacuum_vacuum_scale_factor = 0.02);

-- As in catalogue-indexes.sql, for a catalogue that was loaded before.
do $$
begin
  if to_regclass('parts_values') is not null then
    create index if not exists parts_package on parts (package, popularity desc, id);
    drop index if exists parts_manufacturer;
    create index parts_manufacturer on parts (manufacturer_id, mpn_norm, id);
    create index if not exists parts_maker on parts (manufacturer_id, popularity desc, id);
    drop index if exists goods_part;
    create index goods_part on goods (part_id, is_default) include (id, packaging, minimum);
    analyze parts (value_ids);
  end if;
end
$$;
