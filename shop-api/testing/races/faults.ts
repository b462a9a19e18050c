/** Order n is the order of the n-th letter. */
type Fault = { rule: string; plant: string; sentence: string }

const fault = (rule: string, plant: string, sentence: string): Fault => ({ rule, plant, sentence })

export const faults: Fault[] = [
  fault(
    'stock chain',
    'update stock_moves set stock_after = 119 where goods_id = 10 and order_id = 1',
    'Goods 10: move 3 of -10 pieces left 110, but there were 119 before it.',
  ),
  fault(
    'stock now',
    'update goods set stock = stock + 1 where id = 10',
    'Goods 10: the last move left 90 pieces, but 91 are in stock.',
  ),
  fault(
    'stock below zero',
    'alter table goods drop constraint goods_stock_check; update goods set stock = -1 where id = 30',
    'Goods 30: -1 pieces in stock.',
  ),
  fault(
    'listed goods',
    "insert into listed_stock values (10, 1, 1, 'reel', '{}', true, 1, 1, 'active', true, 'RC0402', 90)",
    'Goods 10: listed in place  with 90 pieces, but in place  with  pieces.',
  ),
  fault(
    'counts of lists',
    "insert into list_counts values (1, 1, 'R', 'active', true, '{reel}', '{}', 2)",
    'Manufacturer 1, category 1, initial R, active, in {reel} (in stock in {}): counted 2 parts, but there are 0.',
  ),
  fault(
    'goods of a part',
    `insert into manufacturers (id, slug, name, country) values (1, 'yageo', 'Yageo', 'TW');
     insert into categories (id, slug, icon, sort) values (1, 'resistors', '', 1);
     insert into parts (id, manufacturer_id, category_id, popularity, mpn, description, package, value_ids, rohs, lifecycle, weight_mg)
     values (7, 1, 1, 1, 'RC0402', '', '0402', '{}', 'compliant', 'active', 1)`,
    'Part 7 (RC0402): no goods.',
  ),
  fault(
    'stock of an order',
    'update order_lines set quantity = 11 where order_id = 1 and line_no = 1',
    'Order PG-00000-0000A (unpaid): 11 pieces of goods 10 were ordered; taken 1 times, given back 0 times, in sum -10.',
  ),
  fault(
    'stock of an order',
    "delete from stock_moves where order_id = 3 and goods_id = 20 and reason = 'released'",
    'Order PG-00000-0000C (canceled): 250 pieces of goods 20 were ordered; taken 1 times, given back 0 times, in sum -250.',
  ),
  fault(
    'stock of an order',
    "insert into stock_moves (goods_id, order_id, delta, stock_after, reason) values (10, 6, 10, 100, 'released')",
    'Order PG-00000-0000F (refunded): 10 pieces of goods 10 were ordered; taken 1 times, given back 1 times, in sum 0.',
  ),
  fault(
    'status path',
    "update order_events set to_status = 'shipping' where order_id = 2 and to_status = 'preparing'",
    'Order PG-00000-0000B: event 4 goes from confirming to shipping, after confirming.',
  ),
  fault(
    'status path',
    'delete from order_events where order_id = 5 and from_status is null',
    'Order PG-00000-0000E: event 12 goes from unpaid to confirming, after nothing.',
  ),
  fault(
    'status now',
    "update orders set status = 'preparing' where id = 2",
    'Order PG-00000-0000B is preparing, but its history ends in shipping.',
  ),
  fault(
    'status now',
    'delete from order_events where order_id = 1',
    'Order PG-00000-0000A is unpaid, but its history ends in nothing.',
  ),
  fault(
    'order_no is unique',
    "alter table orders drop constraint orders_order_no_key; update orders set order_no = 'PG-00000-0000A' where id = 2",
    'order_no PG-00000-0000A belongs to 2 orders.',
  ),
  fault(
    'serial_no is unique',
    "alter table orders drop constraint orders_serial_no_key; update orders set serial_no = '000000000018' where id = 2",
    'serial_no 000000000018 belongs to 2 orders.',
  ),
  fault(
    'form of order_no',
    "update orders set order_no = 'PG-00000-0000U' where id = 1",
    'Order PG-00000-0000U has no number of the right form.',
  ),
  fault(
    'form of serial_no',
    "update orders set serial_no = '000000000081' where id = 1",
    'Order PG-00000-0000A: 000000000081 is no serial number with a right check digit.',
  ),
  fault(
    'amount of a line',
    'update order_lines set amount_cents = 1871 where order_id = 1 and line_no = 1',
    'Order PG-00000-0000A, line 1: 10 pieces at 187005 (1e-5 USD) are not 1871 cents.',
  ),
  fault(
    'subtotal',
    'update orders set subtotal_cents = 1874 where id = 1',
    'Order PG-00000-0000A: 1874 cents are not the sum of its 2 lines, 1873.',
  ),
  fault(
    'subtotal',
    'delete from order_lines where order_id = 1',
    'Order PG-00000-0000A: 1873 cents are not the sum of its 0 lines, 0.',
  ),
  fault(
    'freight is known',
    'update orders set freight_cents = null where id = 1',
    'Order PG-00000-0000A: no freight, and sales does not have to set it.',
  ),
  fault(
    'capture of a paid order',
    'update payments set captured_cents = 5872 where order_id = 2',
    'Order PG-00000-0000B is paid: 0 captures of its total of 5873 cents.',
  ),
  fault(
    'capture of a paid order',
    "update payments set captured_currency = 'EUR' where order_id = 2",
    'Order PG-00000-0000B is paid: 0 captures of its total of 5873 cents.',
  ),
  fault(
    'capture of a paid order',
    'delete from payments where order_id = 2',
    'Order PG-00000-0000B is paid: 0 captures of its total of 5873 cents.',
  ),
  fault(
    'money taken once',
    `drop index payments_one_capture;
     insert into payments (order_id, provider, state, amount_cents, captured_cents, captured_currency)
     values (2, 'bank', 'captured', 5873, 5873, 'USD')`,
    'Order PG-00000-0000B: 2 payments have its money.',
  ),
  fault(
    'payment and order agree',
    `insert into payments (id, order_id, provider, state, amount_cents) overriding system value
     values (99, 1, 'paypal', 'capturing', 5873)`,
    'Order PG-00000-0000A (unpaid) is none, but its payment 99 is capturing.',
  ),
  fault(
    'payment and order agree',
    `insert into payments (id, order_id, provider, state, amount_cents, captured_cents, captured_currency)
     overriding system value values (99, 3, 'bank', 'captured', 5873, 5873, 'USD')`,
    'Order PG-00000-0000C (canceled) is none, but its payment 99 is captured.',
  ),
  fault(
    'payment and order agree',
    "update payments set state = 'refund_due' where order_id = 2",
    'Order PG-00000-0000B (shipping) is paid, but its payment 1 is refund_due.',
  ),
  fault(
    'nothing leaves unpaid',
    "update orders set payment_status = 'none' where id = 2",
    'Order PG-00000-0000B is shipping, and its money none.',
  ),
  fault(
    'refund within capture',
    'update payments set refunded_cents = 5874 where order_id = 4',
    'Payment 2 of order PG-00000-0000D: 5874 cents refunded of 5873 captured (refunded).',
  ),
  fault(
    'result of a key',
    "update idempotency_keys set result = null where result = '1'",
    'Key PG-00000-0000A of member:1 stands for nothing.',
  ),
  fault(
    'result of a key',
    "update idempotency_keys set result = '77' where result = '1'",
    'Key PG-00000-0000A of member:1 stands for 77, which is not there.',
  ),
  fault(
    'key of an order',
    "delete from idempotency_keys where result = '1'",
    'Order PG-00000-0000A was placed under no key.',
  ),
  fault(
    'one result by one key',
    "update idempotency_keys set result = '2' where result = '1'",
    '2 is the result of a key, 2 times.',
  ),
  fault('mail of an order', 'delete from outbox where order_id = 1', 'Order PG-00000-0000A: no mail.'),
  fault(
    'state of a mail',
    'update outbox set dead_at = now() where order_id = 1',
    'Mail 1 (orderPlaced) was sent and given up.',
  ),
  fault(
    'state of a mail',
    "update outbox set sent_at = null, next_attempt_at = '2100-01-01' where order_id = 1",
    'Mail 1 (orderPlaced) is due on 2100-01-01.',
  ),
  fault(
    "a guest's order access token",
    'delete from order_tokens',
    'Order PG-00000-0000E: its guest has no order access token.',
  ),
  fault(
    'default for shipping',
    'drop index addresses_default_shipping; update addresses set is_default_shipping = true',
    'User 1 has a default address for shipping, 2 times.',
  ),
  fault(
    'default for billing',
    'drop index addresses_default_billing; update addresses set is_default_billing = true',
    'User 1 has a default address for billing, 2 times.',
  ),
  fault(
    'goods of a cart',
    'alter table cart_lines drop constraint cart_lines_cart_id_goods_id_key; update cart_lines set goods_id = 10',
    'Cart 1 holds goods 10, 2 times.',
  ),
  fault(
    'e-mail of an account',
    `alter table users drop constraint users_email_norm_key;
     insert into users (email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, company_name, country,
       city, state, address)
     select email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, company_name, country, city, state,
       address from users`,
    'The address a@example.com has an account, 2 times.',
  ),
]
