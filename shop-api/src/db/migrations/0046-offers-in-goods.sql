-- Stock and prices are read with the goods: one row instead of two. Price breaks are pairs of a quantity and a unit price in 1e-5 USD,
-- `[[1, 187005], [10, 120505]]`; goods without a pair are sold on request.
drop trigger listed_insert on goods_offers;
drop trigger listed_update on goods_offers;
drop trigger listed_delete on goods_offers;
drop trigger listed_truncate on goods_offers;
drop function list_changed_offers();
alter table goods disable trigger user;

alter table goods add column stock int not null default 0 check (stock >= 0);
alter table goods add column price_breaks json not null default '[]';
update goods g set stock = o.stock, price_breaks = (
  select coalesce(json_agg(json_build_array(quantity, price) order by quantity), '[]')
  from unnest(o.break_quantities, o.break_prices) b (quantity, price))
from goods_offers o where o.goods_id = g.id;
-- A change of stock fits on its page and writes to no index of the goods. The generated column writes the table again, without the old rows.
alter table goods set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
alter table goods add column first_price bigint generated always as ((price_breaks -> 0 ->> 1)::bigint) stored;

create or replace view goods_to_list as
select goods_id, part_id, place::smallint as place, packaging, earlier_packagings,
  packaging <> all (earlier_packagings) as is_first_in_packaging,
  manufacturer_id, category_id, lifecycle, is_conforming, mpn_norm, popularity, stock > 0 as is_in_stock, first_price, stock
from (
  select g.id as goods_id, g.part_id, g.packaging, p.manufacturer_id, p.category_id, p.lifecycle,
    p.rohs in ('compliant', 'exempt') as is_conforming, p.mpn_norm, p.popularity, g.stock, g.first_price,
    row_number() over shown as place,
    coalesce(array_agg(g.packaging) over (shown rows between unbounded preceding and 1 preceding), '{}') as earlier_packagings
  from goods g
  join parts p on p.id = g.part_id
  window shown as (partition by g.part_id order by g.stock > 0 desc, g.is_default desc, g.minimum, g.id)
) placed;

drop table goods_offers;

-- The places change only where stock begins or ends; an order usually changes one figure of its own goods.
create or replace function list_changed_goods() returns trigger language plpgsql as $$
declare
  part_ids int[];
begin
  if tg_op = 'INSERT' then
    perform list_goods_of(array(select distinct part_id from new_rows));
    return null;
  elsif tg_op = 'DELETE' then
    perform list_goods_of(array(select distinct part_id from old_rows));
    return null;
  end if;
  with changed as (
    select o.part_id as old_part_id, n.part_id as new_part_id
    from old_rows o full join new_rows n using (id)
    where (o.part_id, o.packaging, o.minimum, o.is_default, o.stock > 0)
      is distinct from (n.part_id, n.packaging, n.minimum, n.is_default, n.stock > 0)
  )
  select coalesce(array_agg(part_id), '{}') into part_ids
  from (select old_part_id as part_id from changed union select new_part_id from changed) parts where part_id is not null;
  if cardinality(part_ids) > 0
    or exists (select from old_rows o join new_rows n using (id) where o.first_price is distinct from n.first_price) then
    perform from parts where id = any (part_ids) order by id for no key update;
    perform from listed_stock
    where goods_id in (select goods_id from listed_goods where part_id = any (part_ids) union select id from new_rows)
    order by goods_id for update;
    perform list_goods_of(part_ids);
    update listed_goods l set first_price = n.first_price from new_rows n
    where l.goods_id = n.id and l.first_price is distinct from n.first_price;
  end if;
  update listed_stock l set stock = n.stock
  from (
    select l.goods_id, n.stock from new_rows n join listed_stock l on l.goods_id = n.id
    where l.stock <> n.stock order by l.goods_id for update of l
  ) n
  where l.goods_id = n.goods_id;
  return null;
end
$$;
alter table goods enable trigger user;

-- As in catalogue-indexes.sql, for a catalogue that was loaded before. Its lists stay as they are.
do $$
begin
  if to_regclass('goods_part') is not null then
    drop index goods_part;
    create index goods_part on goods (part_id);
  end if;
end
$$;
analyze goods;
