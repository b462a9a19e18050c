-- One attempt to pay an order. Ids of requests are stored before the provider is called, so that a lost answer can be asked for again.
create table payments (
  id int generated always as identity primary key,
  order_id int not null references orders (id),
  provider text not null check (provider in ('paypal', 'bank')),
  state text not null check (state in
    ('creating', 'created', 'capturing', 'pending', 'captured', 'declined', 'held', 'refund_due', 'refunding', 'partly_refunded', 'refunded', 'void')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null default 'USD',
  create_request_id text unique,
  capture_request_id text unique,
  refund_request_id text unique,
  provider_order_id text unique,
  approve_url text,
  -- Whose account the provider said the money would go to.
  payee text,
  capture_id text unique,
  refund_id text unique,
  captured_cents bigint,
  captured_currency text,
  refunded_cents bigint not null default 0,
  note text not null default '',
  -- Until when one process asks the provider about it, and when it is next worth asking.
  leased_until timestamptz,
  next_look_at timestamptz not null default now(),
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payments_order on payments (order_id, id);
create index payments_open on payments (next_look_at) where state in ('capturing', 'pending', 'refund_due', 'refunding');
create index payments_unbegun on payments (order_id) where state in ('creating', 'created');
-- Money is taken once for an order.
create unique index payments_one_capture on payments (order_id)
  where state in ('capturing', 'pending', 'captured', 'held', 'partly_refunded');

-- What the provider told, once each; the body as it came.
create table payment_events (
  event_id text primary key,
  kind text not null,
  provider_order_id text,
  body text not null,
  received_at timestamptz not null default now(),
  next_look_at timestamptz not null default now() + interval '1 minute',
  attempts int not null default 0,
  settled_at timestamptz,
  outcome text
);
create index payment_events_open on payment_events (next_look_at) where settled_at is null;
