-- What lists filter and sort by: one narrow row for each goods, written by the transaction that changes a part, goods or an offer.
create table listed_goods (
  goods_id int primary key,
  part_id int not null,
  -- Among the goods of the part: lists show the first.
  place smallint not null,
  packaging text not null,
  -- Packagings of the goods in earlier places: a list of some packagings shows the first goods that has one of them.
  earlier_packagings text[] not null,
  is_first_in_packaging boolean not null,
  manufacturer_id int not null,
  category_id int not null,
  lifecycle text not null,
  is_conforming boolean not null,
  mpn_norm text collate "C" not null,
  popularity int not null,
  is_in_stock boolean not null,
  first_price bigint
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);

-- The same for lists by stock, which every order changes: so an order writes to the indexes of these lists alone.
create table listed_stock (
  goods_id int primary key,
  part_id int not null,
  place smallint not null,
  packaging text not null,
  earlier_packagings text[] not null,
  is_first_in_packaging boolean not null,
  manufacturer_id int not null,
  category_id int not null,
  lifecycle text not null,
  is_conforming boolean not null,
  mpn_norm text collate "C" not null,
  stock int not null
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);

create view goods_to_list as
select goods_id, part_id, place::smallint as place, packaging, earlier_packagings,
  packaging <> all (earlier_packagings) as is_first_in_packaging,
  manufacturer_id, category_id, lifecycle, is_conforming, mpn_norm, popularity, stock > 0 as is_in_stock, first_price, stock
from (
  select g.id as goods_id, g.part_id, g.packaging, p.manufacturer_id, p.category_id, p.lifecycle,
    p.rohs in ('compliant', 'exempt') as is_conforming, p.mpn_norm, p.popularity, coalesce(o.stock, 0) as stock, o.first_price,
    row_number() over shown as place,
    coalesce(array_agg(g.packaging) over (shown rows between unbounded preceding and 1 preceding), '{}') as earlier_packagings
  from goods g
  join parts p on p.id = g.part_id
  left join goods_offers o on o.goods_id = g.id
  window shown as (partition by g.part_id order by coalesce(o.stock, 0) > 0 desc, g.is_default desc, g.minimum, g.id)
) placed;

-- Locks parts by id, then their rows in listed_stock by goods id, as every writer does, so that orders never wait for each other in a
-- circle. Statements after the locks read what those who held them have changed.
create function list_goods_of(part_ids int[]) returns void language plpgsql as $$
begin
  if cardinality(part_ids) = 0 then
    return;
  end if;
  perform from parts where id = any (part_ids) order by id for no key update;
  perform from listed_stock
  where goods_id in (select goods_id from listed_goods where part_id = any (part_ids)) order by goods_id for update;
  delete from listed_stock s using listed_goods l
  where l.part_id = any (part_ids) and s.goods_id = l.goods_id
    and not exists (select from goods g join parts p on p.id = g.part_id where g.id = l.goods_id);
  delete from listed_goods l
  where l.part_id = any (part_ids)
    and not exists (select from goods g join parts p on p.id = g.part_id where g.id = l.goods_id);
  insert into listed_goods (goods_id, part_id, place, packaging, earlier_packagings, is_first_in_packaging, manufacturer_id, category_id,
    lifecycle, is_conforming, mpn_norm, popularity, is_in_stock, first_price)
  select goods_id, part_id, place, packaging, earlier_packagings, is_first_in_packaging, manufacturer_id, category_id,
    lifecycle, is_conforming, mpn_norm, popularity, is_in_stock, first_price
  from goods_to_list where part_id = any (part_ids)
  on conflict (goods_id) do update set
    part_id = excluded.part_id, place = excluded.place, packaging = excluded.packaging, earlier_packagings =
    excluded.earlier_packagings, is_first_in_packaging = excluded.is_first_in_packaging, manufacturer_id =
    excluded.manufacturer_id, category_id = excluded.category_id, lifecycle = excluded.lifecycle, is_conforming =
    excluded.is_conforming, mpn_norm = excluded.mpn_norm, popularity = excluded.popularity, is_in_stock =
    excluded.is_in_stock, first_price = excluded.first_price;
  insert into listed_stock (goods_id, part_id, place, packaging, earlier_packagings, is_first_in_packaging, manufacturer_id, category_id,
    lifecycle, is_conforming, mpn_norm, stock)
  select goods_id, part_id, place, packaging, earlier_packagings, is_first_in_packaging, manufacturer_id, category_id,
    lifecycle, is_conforming, mpn_norm, stock
  from goods_to_list where part_id = any (part_ids)
  on conflict (goods_id) do update set
    part_id = excluded.part_id, place = excluded.place, packaging = excluded.packaging, earlier_packagings =
    excluded.earlier_packagings, is_first_in_packaging = excluded.is_first_in_packaging, manufacturer_id =
    excluded.manufacturer_id, category_id = excluded.category_id, lifecycle = excluded.lifecycle, is_conforming =
    excluded.is_conforming, mpn_norm = excluded.mpn_norm, stock = excluded.stock;
end
$$;

create function list_all_goods() returns void language plpgsql as $$
begin
  truncate listed_goods, listed_stock;
  with listed as materialized (select * from goods_to_list), goods as (
    insert into listed_goods (goods_id, part_id, place, packaging, earlier_packagings, is_first_in_packaging, manufacturer_id, category_id,
      lifecycle, is_conforming, mpn_norm, popularity, is_in_stock, first_price)
    select goods_id, part_id, place, packaging, earlier_packagings, is_first_in_packaging, manufacturer_id, category_id,
      lifecycle, is_conforming, mpn_norm, popularity, is_in_stock, first_price
    from listed
  )
  insert into listed_stock (goods_id, part_id, place, packaging, earlier_packagings, is_first_in_packaging, manufacturer_id, category_id,
    lifecycle, is_conforming, mpn_norm, stock)
  select goods_id, part_id, place, packaging, earlier_packagings, is_first_in_packaging, manufacturer_id, category_id,
    lifecycle, is_conforming, mpn_norm, stock
  from listed;
end
$$;

create function list_changed_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform list_goods_of(array(select id from new_rows));
  elsif tg_op = 'DELETE' then
    perform list_goods_of(array(select id from old_rows));
  else
    perform list_goods_of(array(
      select id from (
        select id, manufacturer_id, category_id, popularity, mpn_norm, lifecycle, rohs from old_rows
        except select id, manufacturer_id, category_id, popularity, mpn_norm, lifecycle, rohs from new_rows) o
      union
      select id from (
        select id, manufacturer_id, category_id, popularity, mpn_norm, lifecycle, rohs from new_rows
        except select id, manufacturer_id, category_id, popularity, mpn_norm, lifecycle, rohs from old_rows) n));
  end if;
  return null;
end
$$;

create function list_changed_goods() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform list_goods_of(array(select distinct part_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform list_goods_of(array(select distinct part_id from old_rows));
  else
    perform list_goods_of(array(
      select part_id from (
        select id, part_id, packaging, minimum, is_default from old_rows
        except select id, part_id, packaging, minimum, is_default from new_rows) o
      union
      select part_id from (
        select id, part_id, packaging, minimum, is_default from new_rows
        except select id, part_id, packaging, minimum, is_default from old_rows) n));
  end if;
  return null;
end
$$;

-- The places change only where stock begins or ends; an order usually changes one figure of its own goods.
create function list_changed_offers() returns trigger language plpgsql as $$
declare
  changes_places boolean;
  changes_prices boolean;
  part_ids int[] := '{}';
begin
  if tg_op = 'INSERT' then
    perform list_goods_of(array(select distinct l.part_id from new_rows n join listed_goods l using (goods_id)));
    return null;
  elsif tg_op = 'DELETE' then
    perform list_goods_of(array(select distinct l.part_id from old_rows o join listed_goods l using (goods_id)));
    return null;
  end if;
  select bool_or((o.stock > 0) is distinct from (n.stock > 0)), bool_or(o.first_price is distinct from n.first_price)
  into changes_places, changes_prices
  from old_rows o full join new_rows n using (goods_id);
  if changes_places then
    part_ids := array(
      select distinct l.part_id
      from old_rows o full join new_rows n using (goods_id) join listed_goods l using (goods_id)
      where (o.stock > 0) is distinct from (n.stock > 0));
    perform from parts where id = any (part_ids) order by id for no key update;
  end if;
  if changes_places or changes_prices then
    perform from listed_stock
    where goods_id in (select goods_id from listed_goods where part_id = any (part_ids) union select goods_id from new_rows)
    order by goods_id for update;
    perform list_goods_of(part_ids);
    update listed_goods l set first_price = n.first_price from new_rows n
    where l.goods_id = n.goods_id and l.first_price is distinct from n.first_price;
  end if;
  update listed_stock l set stock = n.stock
  from (
    select l.goods_id, n.stock from new_rows n join listed_stock l using (goods_id)
    where l.stock <> n.stock order by l.goods_id for update of l
  ) n
  where l.goods_id = n.goods_id;
  return null;
end
$$;

create function list_after_truncate() returns trigger language plpgsql as $$
begin
  perform list_all_goods();
  return null;
end
$$;

do $$
declare
  source record;
begin
  for source in values ('parts', 'list_changed_parts'), ('goods', 'list_changed_goods'), ('goods_offers', 'list_changed_offers')
  loop
    execute format('create trigger listed_insert after insert on %I
      referencing new table as new_rows for each statement execute function %I()', source.column1, source.column2);
    execute format('create trigger listed_update after update on %I
      referencing old table as old_rows new table as new_rows for each statement execute function %I()', source.column1, source.column2);
    execute format('create trigger listed_delete after delete on %I
      referencing old table as old_rows for each statement execute function %I()', source.column1, source.column2);
    execute format('create trigger listed_truncate after truncate on %I
      for each statement execute function list_after_truncate()', source.column1);
  end loop;
end
$$;

select list_all_goods();

-- As in catalogue-indexes.sql, for a catalogue that was loaded before.
do $$
begin
  if to_regclass('parts_values') is not null then
    create index list_part on listed_goods (part_id, place) include (goods_id, packaging, is_first_in_packaging, is_in_stock, first_price);
    create index list_relevance on listed_goods (popularity desc, part_id) include (goods_id, category_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_part_number on listed_goods (mpn_norm, part_id) include (goods_id, category_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_price on listed_goods (first_price, goods_id) include (part_id, category_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_category_relevance on listed_goods (category_id, popularity desc, part_id) include (goods_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_category_part_number on listed_goods (category_id, mpn_norm, part_id) include (goods_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_category_price on listed_goods (category_id, first_price, goods_id) include (part_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_manufacturer_relevance on listed_goods (manufacturer_id, popularity desc, part_id) include (goods_id, category_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_manufacturer_part_number on listed_goods (manufacturer_id, mpn_norm, part_id) include (goods_id, category_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_manufacturer_price on listed_goods (manufacturer_id, first_price, goods_id) include (part_id, category_id, lifecycle, is_conforming, is_in_stock) where place = 1;
    create index list_in_stock_relevance on listed_goods (popularity desc, part_id) include (goods_id, category_id, manufacturer_id, lifecycle, is_conforming) where place = 1 and is_in_stock;
    create index list_in_stock_part_number on listed_goods (mpn_norm, part_id) include (goods_id, category_id, manufacturer_id, lifecycle, is_conforming) where place = 1 and is_in_stock;
    create index list_in_stock_price on listed_goods (first_price, goods_id) include (part_id, category_id, manufacturer_id, lifecycle, is_conforming) where place = 1 and is_in_stock;
    create index list_packaging_relevance on listed_goods (packaging, popularity desc, part_id) include (goods_id, category_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where is_first_in_packaging;
    create index list_packaging_part_number on listed_goods (packaging, mpn_norm, part_id) include (goods_id, category_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where is_first_in_packaging;
    create index list_packaging_price on listed_goods (packaging, first_price, goods_id) include (part_id, category_id, manufacturer_id, lifecycle, is_conforming, is_in_stock) where is_first_in_packaging;
    create index list_stock on listed_stock (stock desc, goods_id) include (part_id, category_id, manufacturer_id, lifecycle, is_conforming) where place = 1;
    create index list_category_stock on listed_stock (category_id, stock desc, goods_id) include (part_id, manufacturer_id, lifecycle, is_conforming) where place = 1;
    create index list_manufacturer_stock on listed_stock (manufacturer_id, stock desc, goods_id) include (part_id, category_id, lifecycle, is_conforming) where place = 1;
    create index list_packaging_stock on listed_stock (packaging, stock desc, goods_id) include (part_id, category_id, manufacturer_id, lifecycle, is_conforming) where is_first_in_packaging;
    analyze listed_goods, listed_stock;
  end if;
end
$$;
