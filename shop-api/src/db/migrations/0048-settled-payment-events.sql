-- Events that wait for their payment stay.
create index payment_events_settled_at on payment_events (settled_at) where settled_at is not null;
