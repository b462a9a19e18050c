-- What else describes a requested part, such as its value.
alter table rfq_parts add column note text not null default '';
