-- Created after a bulk load and dropped before the next one. Timings at 12 million parts: docs/decisions.
-- The most popular parts come first on disk too, so a count that stops early has seen those of all manufacturers and categories.
create index parts_popularity on parts (popularity desc, id);
cluster parts using parts_popularity;
alter table parts add primary key (id);
create index parts_suggest on parts (mpn_norm, id) include (mpn, manufacturer_id, popularity);
create index parts_manufacturer on parts (manufacturer_id, mpn_norm, id);
create index parts_maker on parts (manufacturer_id, popularity desc, id);
-- The parts of a manufacturer by category, in the order of its pages.
create index parts_shelf on parts (manufacturer_id, category_id, popularity desc, id);
create index parts_category on parts (category_id, popularity desc, id);
create index parts_package on parts (package, popularity desc, id);
-- The first value of a part names it, such as the resistance of a resistor.
create index parts_value on parts (package, (value_ids[1]), popularity desc, id);
create index parts_trigram on parts using gin (mpn_norm gin_trgm_ops) with (fastupdate = off);
create index parts_words on parts using gin (to_tsvector('simple', mpn || ' ' || description)) with (fastupdate = off);
create index parts_values on parts using gin (value_ids) with (fastupdate = off);
alter table goods add primary key (id);
create unique index goods_slug on goods (slug);
-- Answers packaging counts by an index-only scan.
create index goods_part on goods (part_id, is_default) include (id, packaging, minimum);
create index aliases_norm on aliases (alias_norm);
create index aliases_part on aliases (part_id);
analyze;
