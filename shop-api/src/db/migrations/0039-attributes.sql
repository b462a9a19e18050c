alter table attributes drop column is_numeric;
