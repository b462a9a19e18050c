create table addresses (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  -- The text fields of the contract's `address`.
  body jsonb not null,
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, id);
create unique index addresses_default_shipping on addresses (user_id) where is_default_shipping;
create unique index addresses_default_billing on addresses (user_id) where is_default_billing;
