-- Time of the last change of the request, for clients that read what has changed since.
alter table rfqs add column updated_at timestamptz not null generated always as (coalesce(viewed_at, created_at)) stored;

drop index rfqs_user;
create index rfqs_user_created on rfqs (user_id, created_at desc, rfq_no desc);
create index rfqs_user_updated on rfqs (user_id, updated_at, rfq_no);
