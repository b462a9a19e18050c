-- How many parts share a manufacturer, a category and all that lists filter by: exact, written by the transaction that changes a part, goods or an offer.
-- A change adds rows with -1 and 1, so writers never wait for each other; readers add the rows up, and a job merges them.
drop table shelf_counts;

create table list_counts (
  manufacturer_id int not null,
  category_id int not null,
  -- Of the part number: A to Z, 0 to 9 or OTHER.
  initial text not null,
  lifecycle text not null,
  is_conforming boolean not null,
  packagings text[] not null,
  packagings_in_stock text[] not null,
  part_count int not null
);
create index list_counts_category on list_counts (category_id);
create index list_counts_manufacturer on list_counts (manufacturer_id);
create index list_counts_initial on list_counts (initial);

create function initial_of(mpn_norm text) returns text language sql immutable parallel safe as $$
  select case when mpn_norm collate "C" ~ '^[0-9A-Z]' then left(mpn_norm, 1) else 'OTHER' end
$$;

create view listed_parts as
select part_id, manufacturer_id, category_id, initial_of(mpn_norm) as initial, lifecycle, is_conforming,
  array_agg(distinct packaging order by packaging) as packagings,
  coalesce(array_agg(distinct packaging order by packaging) filter (where is_in_stock), '{}') as packagings_in_stock
from listed_goods group by part_id, manufacturer_id, category_id, mpn_norm, lifecycle, is_conforming;

alter function list_goods_of(int[]) rename to place_goods_of;
alter function list_all_goods() rename to place_all_goods;

create function count_parts(part_ids int[], difference int) returns void language sql as $$
  insert into list_counts (manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, part_count)
  select manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, difference * count(*)
  from listed_parts where part_id = any (part_ids) group by 1, 2, 3, 4, 5, 6, 7
$$;

-- The lock keeps others from changing the parts between the two counts.
create function list_goods_of(part_ids int[]) returns void language plpgsql as $$
begin
  if cardinality(part_ids) = 0 then
    return;
  end if;
  perform from parts where id = any (part_ids) order by id for no key update;
  perform count_parts(part_ids, -1);
  perform place_goods_of(part_ids);
  perform count_parts(part_ids, 1);
end
$$;

create function count_all_parts() returns void language plpgsql as $$
begin
  truncate list_counts;
  insert into list_counts (manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, part_count)
  select manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, count(*)
  from listed_parts group by 1, 2, 3, 4, 5, 6, 7;
  analyze list_counts;
end
$$;

create function list_all_goods() returns void language plpgsql as $$
begin
  perform place_all_goods();
  perform count_all_parts();
end
$$;

select count_all_parts();

-- The parameter values in the parts of a category with its descendants, or of a manufacturer, as a search responds with them; empty arrays stand for all. Refilled by a job.
create table value_counts (
  category_ids bigint[] not null,
  manufacturer_ids bigint[] not null,
  in_stock_only boolean not null,
  options jsonb not null,
  primary key (category_ids, manufacturer_ids, in_stock_only)
);

-- Every 500th part of a letter in the order of part numbers, so that a page deep in the list is not counted from its beginning. Refilled by a job.
create table letter_positions (
  initial text not null,
  position int not null,
  mpn_norm text collate "C" not null,
  part_id int not null,
  primary key (initial, position)
);
