-- PayPal has refused the capture, and its PayPal order cannot be used again.
alter table payments drop constraint payments_state_check, add constraint payments_state_check check (state in
  ('creating', 'created', 'capturing', 'pending', 'captured', 'declined', 'refused', 'held', 'refund_due', 'refunding', 'partly_refunded', 'refunded', 'void'));
