create extension if not exists pg_trgm;

create table meta (
  key text primary key,
  value text not null
);

create table manufacturers (
  id int primary key,
  slug text not null unique,
  name text not null,
  country char(2) not null,
  part_count int not null default 0
);

create table categories (
  id int primary key,
  parent_id int references categories (id),
  slug text not null unique,
  icon text not null,
  sort int not null,
  part_count int not null default 0
);

-- Words of the shop, per language; English is always there and is what a missing one falls back to.
create table texts (
  kind text not null,
  id int not null,
  lang text not null,
  body jsonb not null,
  primary key (kind, id, lang)
);

create table attributes (
  id int primary key,
  key text not null unique,
  unit text,
  is_numeric boolean not null,
  sort int not null
);

-- One row per value of an attribute; a range filter becomes a list of these ids.
create table attribute_values (
  id int primary key,
  attribute_id int not null references attributes (id),
  num float8,
  txt text not null
);
create index attribute_values_num on attribute_values (attribute_id, num);

-- What a manufacturer's number means. Changes with the catalogue only: everything daily is in goods_offers.
create table parts (
  id int not null,
  manufacturer_id int not null references manufacturers (id),
  category_id int not null references categories (id),
  popularity int not null,
  mpn text collate "C" not null,
  mpn_norm text collate "C" generated always as (upper(translate(mpn, ' -/.,_+#()', ''))) stored,
  description text not null,
  package text not null,
  params jsonb not null,
  value_ids int[] not null,
  rohs text not null,
  lifecycle text not null,
  lead_time_weeks smallint,
  weight_mg int not null,
  datasheet_url text,
  image_url text
);

-- What one puts into a cart: a part in one packaging and batch.
create table goods (
  id int not null,
  part_id int not null,
  slug text collate "C" not null,
  order_code text not null,
  packaging text not null,
  package_quantity int not null,
  batch text not null,
  minimum int not null,
  multiple int not null,
  is_default boolean not null
);

-- Stock in pieces; the ladder as two arrays of one length, prices in 1e-5 USD.
create table goods_offers (
  goods_id int primary key,
  stock int not null check (stock >= 0),
  break_quantities int[] not null,
  break_prices bigint[] not null
) with (fillfactor = 80);

create table aliases (
  part_id int not null,
  goods_id int,
  alias text not null,
  alias_norm text collate "C" not null,
  kind text not null
);

create table substitutes (
  part_id int not null,
  substitute_id int not null,
  reason text not null,
  sort smallint not null,
  primary key (part_id, substitute_id)
);

create table floor_goods (
  floor text not null,
  goods_id int not null,
  sort smallint not null,
  primary key (floor, goods_id)
);

create table banners (
  id int primary key,
  link text not null,
  icons text,
  sort smallint not null
);
