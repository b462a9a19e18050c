-- Ids that responses show. They are random and give no access, unlike the secrets whose hashes the tables hold.
alter table users add column public_id uuid not null unique default gen_random_uuid();
