-- Lines of a cart that are kept for later: neither counted nor ordered.
create table cart_saved_lines (
  id int generated always as identity primary key,
  cart_id int not null references carts (id) on delete cascade,
  goods_id int not null,
  quantity int not null check (quantity > 0),
  created_at timestamptz not null default now(),
  unique (cart_id, goods_id)
);
