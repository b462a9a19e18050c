-- Parts that have a value in a package, the most popular first. As in catalogue-indexes.sql, for a catalogue that was loaded before.
do $$
begin
  if to_regclass('parts_values') is not null then
    create index if not exists parts_value on parts (package, (value_ids[1]), popularity desc, id);
  end if;
end
$$;
