-- Sales lists the newest orders of a status.
create index orders_status on orders (status, id desc);
