alter table rfqs add column reference text not null default '';
