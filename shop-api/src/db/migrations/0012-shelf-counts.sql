-- How many parts of a maker on a lowest shelf are packed so, at a stage of life, in stock, conforming: counted anew every hour.
create table shelf_counts (
  manufacturer_id int not null,
  category_id int not null,
  facet text not null,
  key text not null,
  part_count int not null,
  primary key (category_id, manufacturer_id, facet, key)
);
