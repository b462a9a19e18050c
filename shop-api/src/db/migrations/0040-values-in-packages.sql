create extension if not exists btree_gin;

-- As in catalogue-indexes.sql, for a catalogue that was loaded before. Readers wait only while the old index is dropped.
do $$
begin
  if to_regclass('parts_values') is not null then
    alter index parts_values rename to parts_values_alone;
    create index parts_values on parts using gin (value_ids, package) with (fastupdate = off);
    drop index parts_values_alone;
  end if;
end
$$;
