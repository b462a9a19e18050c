alter table rfq_parts add column customer_part_no text not null default '';
