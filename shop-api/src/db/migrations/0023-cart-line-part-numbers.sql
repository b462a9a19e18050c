-- The buyer's own number for the part of a line; empty if not given.
alter table cart_lines add column customer_part_no text not null default '';
