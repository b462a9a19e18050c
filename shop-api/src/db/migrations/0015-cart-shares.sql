-- Copies of a cart's goods and quantities that a link leads to; known by the SHA-256 of the link's secret only.
create table cart_shares (
  id int generated always as identity primary key,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index cart_shares_expires_at on cart_shares (expires_at);

create table cart_share_lines (
  share_id int not null references cart_shares (id) on delete cascade,
  position int not null,
  goods_id int not null,
  quantity int not null check (quantity > 0),
  primary key (share_id, position)
);
