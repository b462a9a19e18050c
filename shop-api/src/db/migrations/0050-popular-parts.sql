alter table parts add column is_popular boolean not null default false;

-- As in catalogue-indexes.sql, for a catalogue that was loaded before.
do $$
begin
  if to_regclass('parts_words') is not null then
    alter table parts disable trigger user;
    update parts set is_popular = true
    where exists (select from parts offset 500000) and id in (select id from parts order by popularity desc, id limit 100000);
    alter table parts enable trigger user;
    create index parts_popular_words on parts using gin (to_tsvector('simple', mpn || ' ' || description)) with (fastupdate = off) where is_popular;
    create index parts_popular_trigram on parts using gin (mpn_norm gin_trgm_ops) with (fastupdate = off) where is_popular;
    create index parts_popular_values on parts using gin (value_ids, package) with (fastupdate = off) where is_popular;
    -- Without statistics the planner expects every second part to be popular, and reads the indexes of all parts.
    analyze parts (is_popular);
  end if;
end
$$;
