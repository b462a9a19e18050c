-- Carts of members stay.
create index carts_guest_updated on carts (updated_at) where user_id is null;
