-- As in catalogue-indexes.sql, for a catalogue that was loaded before. Each of these indexes has a migration of its own, so that orders
-- wait for one at a time: about five seconds at 12,000,000 parts.
do $$
begin
  if to_regclass('list_part_number') is not null then
    create index list_lifecycle_part_number on listed_goods (lifecycle, mpn_norm, part_id) include (goods_id, category_id, manufacturer_id, is_conforming, is_in_stock) where place = 1 and lifecycle <> 'active';
  end if;
end
$$;
