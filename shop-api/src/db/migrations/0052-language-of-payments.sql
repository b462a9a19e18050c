-- Of the pages of the provider, and of the page to which they lead back; null for attempts before this migration.
alter table payments add column lang text;
