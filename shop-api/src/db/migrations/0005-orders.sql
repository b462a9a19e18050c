-- Money in cents, unit prices in 1e-5 USD, weights in milligrams.
create table orders (
  id int generated always as identity primary key,
  order_no text not null unique,
  serial_no text not null unique,
  -- Null for a guest's order.
  user_id int references users (id),
  email text not null,
  lang text not null,
  status text not null check (status in ('unpaid', 'confirming', 'preparing', 'shipping', 'received', 'refunded', 'canceled')),
  payment_method text not null check (payment_method in ('paypal', 'bank')),
  payment_state text not null default 'none' check (payment_state in
    ('none', 'declared', 'pending', 'paid', 'held', 'refund_due', 'partly_refunded', 'refunded')),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  -- Null until sales has named it.
  freight_cents bigint check (freight_cents >= 0),
  -- The parcel is heavier than the freight table goes.
  freight_by_sales boolean not null,
  weight_mg bigint not null,
  carrier text not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  remark text not null,
  platform_remark text not null default '',
  shipping_number text,
  -- Whose unpaid orders are counted together: the member, or the guest's network.
  buyer_key text not null,
  placed_at timestamptz not null default now(),
  expires_at timestamptz,
  paid_at timestamptz,
  shipped_at timestamptz,
  received_at timestamptz,
  canceled_at timestamptz
);
create index orders_user on orders (user_id, id desc);
create index orders_user_status on orders (user_id, status, id desc);
create index orders_expiring on orders (expires_at) where status = 'unpaid';
create index orders_unpaid_of on orders (buyer_key) where status in ('unpaid', 'confirming');

create table order_lines (
  order_id int not null references orders (id),
  line_no int not null,
  goods_id int not null,
  part_number text not null,
  brand_name text not null,
  packaging text not null,
  batch text not null,
  quantity int not null check (quantity > 0),
  unit_price bigint not null check (unit_price > 0),
  amount_cents bigint not null check (amount_cents >= 0),
  primary key (order_id, line_no)
);

-- Each change of status, the first from nothing.
create table order_events (
  id bigint generated always as identity primary key,
  order_id int not null references orders (id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('buyer', 'staff', 'provider', 'shop')),
  note text not null default '',
  at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);

-- A guest's secrets, by hash: one from placing the order, one in each mail.
create table order_tokens (
  token_hash bytea primary key,
  order_id int not null references orders (id),
  created_at timestamptz not null default now()
);

-- What was asked under a key, and what came of it: written first, in the transaction of what it stands for.
create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  result text,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Every change of stock, by an order or by a count in the store: `stock_after` is what the row in goods_offers held after it.
create table stock_moves (
  id bigint generated always as identity primary key,
  goods_id int not null,
  order_id int references orders (id),
  delta int not null check (delta <> 0),
  stock_after int not null check (stock_after >= 0),
  reason text not null check (reason in ('placed', 'released', 'counted')),
  at timestamptz not null default now(),
  check ((order_id is null) = (reason = 'counted'))
);
create index stock_moves_order on stock_moves (order_id);
create index stock_moves_goods on stock_moves (goods_id, id);
