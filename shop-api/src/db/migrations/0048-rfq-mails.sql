-- Whether the buyer has been sent the mail that confirms the request.
alter table rfqs add column is_mailed boolean not null default true;
