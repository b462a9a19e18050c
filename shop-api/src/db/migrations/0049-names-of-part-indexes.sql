alter index if exists parts_maker rename to parts_manufacturer_popularity;
alter index if exists parts_shelf rename to parts_manufacturer_category;
