create table rfqs (
  id int generated always as identity primary key,
  rfq_no text not null unique,
  user_id int references users (id),
  email text not null,
  lang text not null,
  status text not null default 'submitted' check (status in ('submitted', 'viewed')),
  contact_name text not null,
  company_name text not null,
  telephone text not null,
  country text not null,
  comment text not null,
  created_at timestamptz not null default now(),
  viewed_at timestamptz
);
create index rfqs_user on rfqs (user_id, id desc);

create table rfq_parts (
  rfq_id int not null references rfqs (id),
  part_no int not null,
  goods_id int,
  part_number text not null,
  manufacturer text not null,
  package text not null,
  date_code text not null,
  quantity int not null check (quantity > 0),
  -- In 1e-5 USD.
  target_price bigint,
  primary key (rfq_id, part_no)
);

-- Known by the hash of its id; gone after an hour unless a request keeps it.
create table uploads (
  id int generated always as identity primary key,
  file_hash bytea not null unique,
  user_id int references users (id) on delete cascade,
  file_name text not null,
  content bytea not null,
  rfq_id int references rfqs (id),
  created_at timestamptz not null default now()
);
create index uploads_created on uploads (created_at) where rfq_id is null;

create table captchas (
  id_hash bytea primary key,
  purpose text not null,
  kind text not null check (kind in ('image', 'work')),
  answer text not null,
  tries int not null default 0,
  -- Set when the answer was right; then the token is good once.
  token_hash bytea unique,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index captchas_expiring on captchas (expires_at);
