-- Sales lists the newest requests of a status.
create index rfqs_status on rfqs (status, id desc);
