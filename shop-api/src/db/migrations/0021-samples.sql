-- Orders and requests that the demo seed has written with a made-up past: no mail announced them, and a forced seed removes them.
alter table orders add column is_sample boolean not null default false;
alter table rfqs add column is_sample boolean not null default false;
