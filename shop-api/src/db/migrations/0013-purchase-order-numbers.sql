alter table orders add column purchase_order_no text not null default '';
