import type { Rule } from './rule.ts'

const holding = `('capturing', 'pending', 'captured', 'held', 'partly_refunded')`

const capture: Rule = {
  name: 'capture of a paid order',
  sql: `
    select format('Order %s is %s: %s captures of its total of %s cents.',
      o.order_no, o.payment_status, count(p.id), coalesce((o.subtotal_cents + o.freight_cents)::text, 'unknown')) as sentence
    from orders o
    left join payments p on p.order_id = o.id and p.state = 'captured'
      and p.captured_currency = 'USD' and p.currency = 'USD'
      and p.captured_cents = o.subtotal_cents + o.freight_cents and p.amount_cents = p.captured_cents
    where o.payment_status = 'paid'
    group by o.id having count(p.id) <> 1`,
}

const once: Rule = {
  name: 'money taken once',
  sql: `
    select format('Order %s: %s payments have its money.', o.order_no, count(*)) as sentence
    from payments p join orders o on o.id = p.order_id
    where p.state in ${holding}
    group by o.id having count(*) > 1`,
}

/** Money that arrived in addition to another payment, or too late, is refunded. */
const agreement: Rule = {
  name: 'payment and order agree',
  sql: `
    select format('Order %s (%s) is %s, but its payment %s is %s.', o.order_no, o.status, o.payment_status, p.id, p.state)
      as sentence
    from payments p join orders o on o.id = p.order_id
    left join payments b on b.order_id = p.order_id and b.id <> p.id and b.state in ${holding}
    where not case p.state
      when 'captured' then o.payment_status = 'paid' and o.status not in ('unpaid', 'canceled')
      when 'partly_refunded' then o.payment_status = 'partly_refunded'
      when 'capturing' then o.payment_status = 'pending'
      when 'pending' then o.payment_status = 'pending'
      when 'held' then o.payment_status = 'held'
      when 'refund_due' then o.payment_status = 'refund_due' or b.id is not null
      when 'refunding' then o.payment_status = 'refund_due' or b.id is not null
      else true end`,
}

const shipped: Rule = {
  name: 'nothing leaves unpaid',
  sql: `
    select format('Order %s is %s, and its money %s.', order_no, status, payment_status) as sentence
    from orders
    where (status in ('preparing', 'shipping', 'received') and payment_status in ('none', 'declared', 'pending', 'held'))
      or (status = 'canceled' and payment_status in ('paid', 'partly_refunded', 'pending', 'held'))`,
}

const refunds: Rule = {
  name: 'refund within capture',
  sql: `
    select format('Payment %s of order %s: %s cents refunded of %s captured (%s).',
      p.id, o.order_no, p.refunded_cents, coalesce(p.captured_cents, 0), p.state) as sentence
    from payments p join orders o on o.id = p.order_id
    where p.refunded_cents not between 0 and coalesce(p.captured_cents, 0)
      or (p.state = 'refunded' and p.refunded_cents is distinct from p.captured_cents)`,
}

export const paymentRules: Rule[] = [capture, once, agreement, shipped, refunds]
