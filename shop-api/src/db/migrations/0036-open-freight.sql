-- The payment period begins when sales names the freight.
update orders set expires_at = null where status = 'unpaid' and freight_cents is null;
