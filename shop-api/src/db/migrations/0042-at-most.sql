-- A typed value may be a maximum: 20 mΩ of a MOSFET.
alter table attributes
  drop constraint attributes_reading_check,
  add constraint attributes_reading_check check (reading in ('exact', 'at_least', 'at_most', 'tolerance', 'word'));
