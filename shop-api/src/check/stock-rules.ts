import type { Rule } from './rule.ts'
import { pairs, type Transition } from './transitions.ts'

const chain: Rule = {
  name: 'stock chain',
  sql: `
    select format('Goods %s: move %s of %s pieces left %s, but there were %s before it.',
      goods_id, id, delta, stock_after, before) as sentence
    from (select *, lag(stock_after) over (partition by goods_id order by id) as before from stock_moves) m
    where before + delta <> stock_after`,
}

const now: Rule = {
  name: 'stock now',
  sql: `
    select format('Goods %s: the last move left %s pieces, but %s are in stock.',
      m.goods_id, m.stock_after, g.stock) as sentence
    from (select distinct on (goods_id) goods_id, stock_after from stock_moves order by goods_id, id desc) m
    join goods g on g.id = m.goods_id
    where g.stock <> m.stock_after`,
}

const negative: Rule = {
  name: 'stock below zero',
  sql: `
    select format('Goods %s: %s pieces in stock.', id, stock) as sentence from goods where stock < 0
    union all
    select format('Goods %s: move %s left %s pieces.', goods_id, id, stock_after) from stock_moves where stock_after < 0`,
}

const listed: Rule = {
  name: 'listed goods',
  sql: `
    select format('Goods %s: listed in place %s with %s pieces, but in place %s with %s pieces.',
      goods_id, l.place, s.stock, g.place, g.stock) as sentence
    from goods_to_list g full join listed_goods l using (goods_id) full join listed_stock s using (goods_id)
    where (g.place, g.place, g.stock, g.is_in_stock, g.first_price) is distinct from (l.place, s.place, s.stock, l.is_in_stock, l.first_price)`,
}

const listCountKey = 'manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock'

const listCounts: Rule = {
  name: 'counts of lists',
  sql: `
    select format('Manufacturer %s, category %s, initial %s, %s, in %s (in stock in %s): counted %s parts, but there are %s.', manufacturer_id,
      category_id, initial, lifecycle, packagings, packagings_in_stock, coalesce(stored, 0), coalesce(counted, 0)) as sentence
    from (select ${listCountKey}, sum(part_count) as stored from list_counts group by ${listCountKey} having sum(part_count) <> 0) stored
    full join (select ${listCountKey}, count(*) as counted from listed_parts group by ${listCountKey}) counted using (${listCountKey})
    where stored is distinct from counted`,
}

/** A search counts a part and shows one of its goods. */
const goodsOfPart: Rule = {
  name: 'goods of a part',
  sql: `
    select format('Part %s (%s): no goods.', p.id, p.mpn) as sentence
    from parts p left join goods g on g.part_id = p.id where g.id is null`,
}

/** An order holds its items from placing until the one transition that returns them. Goods that are no longer sold have no stock to return to. */
const held = (returning: readonly Transition[]): Rule => ({
  name: 'stock of an order',
  sql: `
    with freed as (
      select distinct e.order_id from order_events e
      join (${pairs(1)}) t on t.from_status = e.from_status and t.to_status = e.to_status
    ), orders_holding as (
      select o.id, o.order_no, o.status, f.order_id is null as holds
      from orders o left join freed f on f.order_id = o.id
    ), wanted as (
      select order_id, goods_id, sum(quantity) as pieces from order_lines group by order_id, goods_id
    ), moved as (
      select order_id, goods_id, sum(delta) as pieces,
        count(*) filter (where reason = 'placed') as placed, count(*) filter (where reason = 'released') as released
      from stock_moves group by order_id, goods_id
    )
    select format('Order %s (%s): %s pieces of goods %s were ordered; taken %s times, given back %s times, in sum %s.',
      o.order_no, o.status, coalesce(w.pieces, 0), goods_id, coalesce(m.placed, 0), coalesce(m.released, 0),
      coalesce(m.pieces, 0)) as sentence
    from wanted w full join moved m using (order_id, goods_id) join orders_holding o on o.id = order_id
    where exists (select from goods g where g.id = coalesce(w.goods_id, m.goods_id))
      and (coalesce(m.pieces, 0) <> case when o.holds then -coalesce(w.pieces, 0) else 0 end
        or coalesce(m.placed, 0) <> 1 or coalesce(m.released, 0) <> case when o.holds then 0 else 1 end)`,
  values: [returning.map(({ from }) => from), returning.map(({ to }) => to)],
})

export const stockRules = (returning: readonly Transition[]): Rule[] => [
  chain,
  now,
  negative,
  listed,
  listCounts,
  goodsOfPart,
  held(returning),
]
