-- As in catalogue-indexes.sql, for a catalogue that was loaded before. Each of these indexes has a migration of its own, so that orders
-- wait for one at a time: about five seconds at 12,000,000 parts.
do $$
begin
  if to_regclass('list_stock') is not null then
    create index list_lifecycle_stock on listed_stock (lifecycle, stock desc, goods_id) include (part_id, category_id, manufacturer_id, is_conforming) where place = 1 and lifecycle <> 'active';
  end if;
end
$$;
