alter table orders rename column payment_state to payment_status;
alter table orders rename constraint orders_payment_state_check to orders_payment_status_check;
