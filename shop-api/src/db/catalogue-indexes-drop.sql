-- Drops the indexes of catalogue-indexes.sql, also after a partial run, and stops listing goods until it runs again.
alter table parts disable trigger user;
alter table goods disable trigger user;
truncate listed_goods, listed_stock;
drop index if exists aliases_part, aliases_norm, goods_part, goods_slug, parts_value, parts_values, parts_words,
  parts_trigram, parts_popular_words, parts_popular_trigram, parts_popular_values, parts_package, parts_popularity, parts_category, parts_manufacturer, parts_manufacturer_popularity, parts_manufacturer_category, parts_suggest;
alter table goods drop constraint if exists goods_pkey;
alter table parts drop constraint if exists parts_pkey;
drop index if exists
  list_part, list_relevance, list_part_number, list_price, list_category_relevance,
  list_category_part_number, list_category_price, list_manufacturer_relevance,
  list_manufacturer_part_number, list_manufacturer_price, list_in_stock_relevance,
  list_in_stock_part_number, list_in_stock_price, list_packaging_relevance,
  list_packaging_part_number, list_packaging_price, list_lifecycle_relevance, list_lifecycle_part_number, list_lifecycle_price, list_stock, list_category_stock,
  list_manufacturer_stock, list_packaging_stock, list_lifecycle_stock;
