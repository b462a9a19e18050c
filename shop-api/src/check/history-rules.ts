import type { Rule } from './rule.ts'
import { pairs, type Transition } from './transitions.ts'

const path = (allowed: readonly Transition[]): Rule => ({
  name: 'status path',
  sql: `
    select format('Order %s: event %s goes from %s to %s, after %s.',
      o.order_no, e.id, coalesce(e.from_status, 'nothing'), e.to_status, coalesce(e.before, 'nothing')) as sentence
    from (select *, lag(to_status) over (partition by order_id order by id) as before from order_events) e
    join orders o on o.id = e.order_id
    left join (${pairs(1)}) t on t.from_status = coalesce(e.from_status, 'new') and t.to_status = e.to_status
    where e.from_status is distinct from e.before or t.to_status is null`,
  values: [allowed.map(({ from }) => from), allowed.map(({ to }) => to)],
})

const end: Rule = {
  name: 'status now',
  sql: `
    select format('Order %s is %s, but its history ends in %s.', o.order_no, o.status, coalesce(e.to_status, 'nothing'))
      as sentence
    from orders o
    left join (select distinct on (order_id) order_id, to_status from order_events order by order_id, id desc) e
      on e.order_id = o.id
    where e.to_status is distinct from o.status`,
}

export const historyRules = (allowed: readonly Transition[]): Rule[] => [path(allowed), end]
