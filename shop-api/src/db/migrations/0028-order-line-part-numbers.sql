alter table order_lines add column customer_part_no text not null default '';
