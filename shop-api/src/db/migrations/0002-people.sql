create table users (
  id int generated always as identity primary key,
  email text not null,
  email_norm text not null unique,
  password_hash text not null,
  status text not null check (status in ('pending', 'active', 'blocked')),
  lang text not null,
  sales_name text not null,
  contact_name text not null,
  telephone text not null,
  job_title text not null default '',
  company_name text not null,
  country text not null,
  city text not null,
  state text not null,
  address text not null,
  created_at timestamptz not null default now(),
  activated_at timestamptz
);

-- Sessions, activation links and guest carts are known by the SHA-256 of their secret only.
create table sessions (
  token_hash bytea primary key,
  user_id int not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table mail_tokens (
  token_hash bytea primary key,
  user_id int not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_user on mail_tokens (user_id, purpose);

-- Written in the transaction of what it tells; sent by the sender.
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  kind text not null,
  lang text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now()
);

create table rate_limits (
  key text primary key,
  hits int not null,
  resets_at timestamptz not null
);

create table carts (
  id int generated always as identity primary key,
  user_id int unique references users (id) on delete cascade,
  token_hash bytea unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((user_id is null) <> (token_hash is null))
);

create table cart_lines (
  id int generated always as identity primary key,
  cart_id int not null references carts (id) on delete cascade,
  goods_id int not null,
  quantity int not null check (quantity > 0),
  selected boolean not null default true,
  created_at timestamptz not null default now(),
  unique (cart_id, goods_id)
);
