-- Drops the indexes of catalogue-indexes.sql, also after a partial run.
drop index if exists aliases_part, aliases_norm, goods_part, goods_slug, parts_value, parts_values, parts_words,
  parts_trigram, parts_package, parts_popularity, parts_category, parts_manufacturer, parts_maker, parts_shelf, parts_suggest;
alter table goods drop constraint if exists goods_pkey;
alter table parts drop constraint if exists parts_pkey;
