import { orderNumberPattern } from '@partgate/schema/limits.ts'
import type { Rule } from './rule.ts'

const unique = (column: 'order_no' | 'serial_no'): Rule => ({
  name: `${column} is unique`,
  sql: `select format('${column} %s belongs to %s orders.', ${column}, count(*)) as sentence
    from orders group by ${column} having count(*) > 1`,
})

const orderNo: Rule = {
  name: 'form of order_no',
  sql: `
    select format('Order %s has no number of the right form.', order_no) as sentence
    from orders where order_no !~ '${orderNumberPattern.source}'`,
}

/** Luhn's rule over twelve digits, the check digit last. */
const serialNo: Rule = {
  name: 'form of serial_no',
  sql: `
    select format('Order %s: %s is no serial number with a right check digit.', order_no, serial_no) as sentence
    from orders
    where case when serial_no !~ '^[0-9]{12}$' then true else (
      select sum(case when place % 2 = 0 then digit else digit * 2 - case when digit > 4 then 9 else 0 end end) % 10 <> 0
      from (select place, substr(serial_no, place, 1)::int as digit from generate_series(1, 12) place) digits) end`,
}

export const numberRules: Rule[] = [unique('order_no'), unique('serial_no'), orderNo, serialNo]
