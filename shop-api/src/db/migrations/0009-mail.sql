-- The outbox as a queue: a sender leases a row, and gives up after many tries.
alter table outbox add column leased_until timestamptz;
alter table outbox add column dead_at timestamptz;
alter table outbox add column last_error text;
alter table outbox add column message_id text not null default gen_random_uuid()::text;
alter table outbox add column order_id int;
create index outbox_due on outbox (next_attempt_at) where sent_at is null and dead_at is null;
