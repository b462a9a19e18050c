-- Created after a bulk load and dropped before the next one; the planner's statistics are the caller's. The statements of a paragraph do not depend on each other and may run at the same time, the longest first.
alter table parts add primary key (id);
-- With the part, which takes no space beside the id: the parts of goods are found in this index alone.
alter table goods add primary key (id) include (part_id);
create index goods_part on goods (part_id);

-- Goods are listed by a merge of these keys, which the planner chooses if it knows their order on disk.
analyze parts (id), goods (id, part_id);

select list_all_goods();
create index parts_popularity on parts (popularity desc, id);
create unique index goods_slug on goods (slug);
create index aliases_norm on aliases (alias_norm);
create index aliases_part on aliases (part_id);

-- A search reads the indexes of the popular parts first, because a text that most parts have makes an index of all parts slow.
-- In a smaller catalogue no part is popular: the indexes of all parts are fast enough.
update parts set is_popular = true
where exists (select from parts offset 500000) and id in (select id from parts order by popularity desc, id limit 100000);

-- The most popular parts come first on disk too, so a count that stops early has seen those of all manufacturers and categories.
cluster parts using parts_popularity;
-- One for each order of a list. All that a list filters by is included, so that skipping to a page reads an index alone.
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
-- Few parts are not active, and most of these come last in a list.
create index list_lifecycle_relevance on listed_goods (lifecycle, popularity desc, part_id) include (goods_id, category_id, manufacturer_id, is_conforming, is_in_stock) where place = 1 and lifecycle <> 'active';
create index list_lifecycle_part_number on listed_goods (lifecycle, mpn_norm, part_id) include (goods_id, category_id, manufacturer_id, is_conforming, is_in_stock) where place = 1 and lifecycle <> 'active';
create index list_lifecycle_price on listed_goods (lifecycle, first_price, goods_id) include (part_id, category_id, manufacturer_id, is_conforming, is_in_stock) where place = 1 and lifecycle <> 'active';
create index list_stock on listed_stock (stock desc, goods_id) include (part_id, category_id, manufacturer_id, lifecycle, is_conforming) where place = 1;
create index list_category_stock on listed_stock (category_id, stock desc, goods_id) include (part_id, manufacturer_id, lifecycle, is_conforming) where place = 1;
create index list_manufacturer_stock on listed_stock (manufacturer_id, stock desc, goods_id) include (part_id, category_id, lifecycle, is_conforming) where place = 1;
create index list_packaging_stock on listed_stock (packaging, stock desc, goods_id) include (part_id, category_id, manufacturer_id, lifecycle, is_conforming) where is_first_in_packaging;
create index list_lifecycle_stock on listed_stock (lifecycle, stock desc, goods_id) include (part_id, category_id, manufacturer_id, is_conforming) where place = 1 and lifecycle <> 'active';

create index parts_words on parts using gin (to_tsvector('simple', mpn || ' ' || description)) with (fastupdate = off);
create index parts_trigram on parts using gin (mpn_norm gin_trgm_ops) with (fastupdate = off);
-- Most searches for values name a package too, and many parts have the same: both in one index, so that neither is read whole.
create index parts_values on parts using gin (value_ids, package) with (fastupdate = off);
create index parts_popular_words on parts using gin (to_tsvector('simple', mpn || ' ' || description)) with (fastupdate = off) where is_popular;
create index parts_popular_trigram on parts using gin (mpn_norm gin_trgm_ops) with (fastupdate = off) where is_popular;
create index parts_popular_values on parts using gin (value_ids, package) with (fastupdate = off) where is_popular;
create index parts_suggest on parts (mpn_norm, id) include (mpn, manufacturer_id, popularity);
create index parts_manufacturer on parts (manufacturer_id, mpn_norm, id);
create index parts_manufacturer_popularity on parts (manufacturer_id, popularity desc, id);
-- The parts of a manufacturer by category, in the order of its pages.
create index parts_manufacturer_category on parts (manufacturer_id, category_id, popularity desc, id);
create index parts_category on parts (category_id, popularity desc, id);
create index parts_package on parts (package, popularity desc, id);
-- The first value of a part names it, such as the resistance of a resistor.
create index parts_value on parts (package, (value_ids[1]), popularity desc, id);

alter table parts enable trigger user;
alter table goods enable trigger user;
