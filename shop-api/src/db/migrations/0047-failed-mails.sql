-- Sales lists the newest mails that failed.
create index outbox_dead on outbox (id desc) where dead_at is not null;
