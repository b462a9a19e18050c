-- Time of the last change of the row, for clients that read what has changed since.
alter table orders add column updated_at timestamptz;
update orders o set updated_at = greatest(o.placed_at, o.paid_at, o.shipped_at, o.received_at, o.canceled_at,
  (select max(e.at) from order_events e where e.order_id = o.id));
alter table orders alter column updated_at set default clock_timestamp(), alter column updated_at set not null;

create function set_order_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger orders_updated before update on orders for each row
  when (old.* is distinct from new.* and old.updated_at = new.updated_at)
  execute function set_order_updated_at();

drop index orders_user;
drop index orders_user_status;
create index orders_user_placed on orders (user_id, placed_at desc, order_no desc);
create index orders_user_updated on orders (user_id, updated_at, order_no);
create index orders_user_status on orders (user_id, status);
