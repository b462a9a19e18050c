create table parts_lists (
  id text primary key,
  user_id int not null references users (id) on delete cascade,
  version int not null default 1,
  name text not null,
  boards int not null check (boards > 0),
  attrition_percent numeric(5, 2) not null check (attrition_percent between 0 and 100),
  layout text not null,
  file_name text not null,
  header text[] not null,
  row_count int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index parts_lists_user on parts_lists (user_id, updated_at desc, id desc);

create table parts_list_rows (
  list_id text not null references parts_lists (id) on delete cascade,
  position int not null,
  kind text not null,
  designators text not null,
  value text not null,
  package text not null,
  description text not null,
  manufacturer text not null,
  numbers jsonb not null,
  qty int check (qty > 0),
  qty_state text not null,
  -- In 1e-5 USD, as snapshot_price.
  target_price bigint,
  date_code text not null,
  note text not null,
  customer_part_no text not null,
  cells jsonb not null,
  goods_id int,
  is_selected boolean not null,
  order_qty int check (order_qty > 0),
  -- The goods when the list was saved; all null without goods. The price is null for goods on request.
  snapshot_qty int,
  snapshot_price bigint,
  snapshot_stock int,
  snapshot_lifecycle text,
  primary key (list_id, position)
);

-- Links to a list, known by the SHA-256 of their token only.
create table parts_list_shares (
  token_hash bytea primary key,
  list_id text not null references parts_lists (id) on delete cascade,
  expires_at timestamptz not null
);
create index parts_list_shares_list on parts_list_shares (list_id);
create index parts_list_shares_expires_at on parts_list_shares (expires_at);

-- Corrections that a member made when a list of the layout was read.
create table parts_list_corrections (
  user_id int not null references users (id) on delete cascade,
  layout text not null,
  -- Null where the shop chooses the sheet.
  sheet_name text,
  -- From 1; 0 for a table without header; null where the shop finds the header.
  header_row int,
  columns jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, layout)
);
create index parts_list_corrections_user on parts_list_corrections (user_id, updated_at desc);
