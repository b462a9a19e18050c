alter table parts drop column params;
