import type { Rule } from './rule.ts'

const line: Rule = {
  name: 'amount of a line',
  sql: `
    select format('Order %s, line %s: %s pieces at %s (1e-5 USD) are not %s cents.',
      o.order_no, l.line_no, l.quantity, l.unit_price, l.amount_cents) as sentence
    from order_lines l join orders o on o.id = l.order_id
    where l.amount_cents <> (l.unit_price * l.quantity + 500) / 1000`,
}

const subtotal: Rule = {
  name: 'subtotal',
  sql: `
    select format('Order %s: %s cents are not the sum of its %s lines, %s.',
      o.order_no, o.subtotal_cents, coalesce(l.lines, 0), coalesce(l.cents, 0)) as sentence
    from orders o
    left join (select order_id, count(*) as lines, sum(amount_cents) as cents from order_lines group by order_id) l
      on l.order_id = o.id
    where o.subtotal_cents is distinct from l.cents`,
}

const freight: Rule = {
  name: 'freight is known',
  sql: `
    select format('Order %s: no freight, and sales does not have to set it.', order_no) as sentence
    from orders where freight_cents is null and not freight_by_sales`,
}

export const moneyRules: Rule[] = [line, subtotal, freight]
