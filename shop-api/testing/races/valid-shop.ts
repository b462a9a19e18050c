/** Orders in every state. By the last letter: A unpaid, B paid and shipped, C canceled, D refunded from confirming, E a guest's with a bank transfer, F refunded after shipping. */
export const validShopSql = `
insert into users (email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, company_name, country, city,
  state, address)
values ('a@example.com', 'a@example.com', '', 'active', 'en', '', '', '', '', 'DE', '', '', '');
insert into goods (id, part_id, slug, order_code, packaging, package_quantity, batch, minimum, multiple, is_default, stock, price_breaks)
values (10, 1, 'a', 'A', 'reel', 1, '', 1, 1, true, 90, '[[1, 187005]]'), (20, 2, 'b', 'B', 'reel', 1, '', 1, 1, true, 1047, '[[1, 12]]'),
  (30, 3, 'c', 'C', 'reel', 1, '', 1, 1, true, 5, '[[1, 5]]');

insert into orders (order_no, serial_no, user_id, email, lang, status, payment_method, payment_status, subtotal_cents, freight_cents,
  freight_by_sales, weight_mg, carrier, shipping_address, billing_address, remark, buyer_key)
select 'PG-00000-0000' || sign, serial_no, user_id, 'a@example.com', 'en', status, method, money, 1873, 4000, false, 20, 'dhl', '{}', '{}',
  '', 'member:1'
from (values
  ('A', '000000000018', 1, 'unpaid', 'paypal', 'none'),
  ('B', '000000000026', 1, 'shipping', 'paypal', 'paid'),
  ('C', '000000000034', 1, 'canceled', 'paypal', 'none'),
  ('D', '000000000042', 1, 'refunded', 'paypal', 'refunded'),
  ('E', '000000000059', null, 'confirming', 'bank', 'declared'),
  ('F', '000000000067', 1, 'refunded', 'bank', 'refunded')
) as o (sign, serial_no, user_id, status, method, money);

insert into order_lines (order_id, line_no, goods_id, part_number, brand_name, packaging, batch, quantity, unit_price, amount_cents)
select o.id, l.* from orders o cross join (values
  (1, 10, 'RC0402', 'Yageo', 'cut_tape', '2531+', 10, 187005::bigint, 1870::bigint), (2, 20, 'RC0603', 'Yageo', 'cut_tape', '2531+', 250, 12, 3)
) as l;

insert into order_events (order_id, from_status, to_status, actor)
select o.id, e.from_status, e.to_status, 'shop' from orders o join (values
  (1, '', null, 'unpaid'), (2, 'BDEF', 'unpaid', 'confirming'), (3, 'BF', 'confirming', 'preparing'), (4, 'BF', 'preparing', 'shipping'),
  (5, 'C', 'unpaid', 'canceled'), (6, 'D', 'confirming', 'refunded'), (7, 'F', 'shipping', 'refunded')
) as e (step, signs, from_status, to_status) on e.signs = '' or strpos(e.signs, right(o.order_no, 1)) > 0
order by o.id, e.step;

insert into stock_moves (goods_id, order_id, delta, stock_after, reason)
select goods_id, order_id, delta, first + sum(delta) over (partition by goods_id order by step, order_id),
  case when delta < 0 then 'placed' else 'released' end
from (
  select 1 as step, order_id, goods_id, -quantity as delta from order_lines
  union all
  select 2, order_id, goods_id, quantity from order_lines join orders o on o.id = order_id
  where right(o.order_no, 1) in ('C', 'D')
) moves join (values (10, 130), (20, 2047)) as s (goods_id, first) using (goods_id)
order by step, order_id, goods_id;

insert into payments (order_id, provider, state, amount_cents, provider_order_id, capture_id, captured_cents, captured_currency,
  refunded_cents)
select id, payment_method, case right(order_no, 1) when 'B' then 'captured' else 'refunded' end, 5873, right(order_no, 5),
  'CAPTURE-' || right(order_no, 1), 5873, 'USD', case right(order_no, 1) when 'B' then 0 else 5873 end
from orders where right(order_no, 1) in ('B', 'D', 'F') order by id;

insert into outbox (recipient, subject, body_text, body_html, kind, lang, order_id, sent_at)
select email, '', '', '', 'orderPlaced', 'en', id, now() from orders order by id;
insert into order_tokens (token_hash, order_id) select '\\x01', id from orders where user_id is null;
insert into idempotency_keys (owner, key, request_hash, result) select buyer_key, order_no, '\\x00', id::text from orders;

insert into addresses (user_id, body, is_default_shipping, is_default_billing) values (1, '{}', true, true), (1, '{}', false, false);
insert into carts (user_id) values (1);
insert into cart_lines (cart_id, goods_id, quantity) values (1, 10, 1), (1, 20, 1);
`
