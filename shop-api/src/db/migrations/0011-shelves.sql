-- How many parts of a maker lie on each lowest shelf: filled with the catalogue, so that menus and pages of a maker count nothing.
create table manufacturer_categories (
  manufacturer_id int not null references manufacturers (id),
  category_id int not null references categories (id),
  part_count int not null,
  primary key (manufacturer_id, category_id)
);

-- A catalogue that is there already.
insert into manufacturer_categories (manufacturer_id, category_id, part_count)
select manufacturer_id, category_id, count(*) from parts group by manufacturer_id, category_id;

do $$
begin
  if exists (select from meta where key = 'catalogue') then
    create index parts_shelf on parts (manufacturer_id, category_id, popularity desc, id);
  end if;
end
$$;
