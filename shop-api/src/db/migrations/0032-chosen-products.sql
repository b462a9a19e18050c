-- Lists that are saved already have products of both origins.
alter table parts_list_rows add column is_chosen boolean not null default true;
