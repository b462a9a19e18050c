-- A random id that responses show. It gives no access.
alter table carts add column public_id uuid not null unique default gen_random_uuid();
