import { mailDays } from '#mail/mail-days.ts'
import type { Rule } from './rule.ts'

const doubled = (name: string, what: string, table: string, columns: string, where = 'true'): Rule => ({
  name,
  sql: `
    select format('${what}, %s times.', ${columns}, count(*)) as sentence
    from ${table} where ${where} group by ${columns} having count(*) > 1`,
})

const keyResult: Rule = {
  name: 'result of a key',
  sql: `
    select format('Key %s of %s stands for %s.', k.key, k.owner, coalesce(k.result || ', which is not there', 'nothing'))
      as sentence
    from idempotency_keys k
    left join orders o on o.id::text = k.result
    left join rfqs r on r.rfq_no = k.result
    where o.id is null and r.id is null`,
}

/** Keys are deleted after 30 days. */
const keyOfOrder: Rule = {
  name: 'key of an order',
  sql: `
    select format('Order %s was placed under no key.', o.order_no) as sentence
    from orders o left join idempotency_keys k on k.result = o.id::text
    where k.key is null and o.placed_at > now() - interval '29 days'`,
}

/** Orders of the demo seed have no mails, and old mails are deleted. */
const mailOfOrder: Rule = {
  name: 'mail of an order',
  sql: `
    select format('Order %s: no mail.', o.order_no) as sentence
    from orders o
    where not o.is_sample and o.placed_at > now() - interval '${mailDays - 1} days'
      and not exists (select from outbox m where m.order_id = o.id)`,
}

const mailState: Rule = {
  name: 'state of a mail',
  sql: `
    select format('Mail %s (%s) %s.', id, kind, case
      when sent_at is not null and dead_at is not null then 'was sent and given up'
      else 'is due on ' || next_attempt_at::date end) as sentence
    from outbox
    where (sent_at is not null and dead_at is not null)
      or (sent_at is null and dead_at is null and next_attempt_at > now() + interval '2 days')`,
}

const guestToken: Rule = {
  name: "a guest's order access token",
  sql: `
    select format('Order %s: its guest has no order access token.', o.order_no) as sentence
    from orders o where o.user_id is null and not exists (select from order_tokens t where t.order_id = o.id)`,
}

export const shopRules: Rule[] = [
  keyResult,
  keyOfOrder,
  doubled('one result by one key', '%s is the result of a key', 'idempotency_keys', 'result', 'result is not null'),
  mailOfOrder,
  mailState,
  guestToken,
  doubled(
    'default for shipping',
    'User %s has a default address for shipping',
    'addresses',
    'user_id',
    'is_default_shipping',
  ),
  doubled(
    'default for billing',
    'User %s has a default address for billing',
    'addresses',
    'user_id',
    'is_default_billing',
  ),
  doubled('goods of a cart', 'Cart %s holds goods %s', 'cart_lines', 'cart_id, goods_id'),
  doubled('e-mail of an account', 'The address %s has an account', 'users', 'email_norm'),
]
