import type { Queryable } from '@partgate/shop-api/src/db/database.ts'

export type SampleGoods = {
  goods_id: number
  order_code: string
  manufacturer: string
  package: string
  minimum: number
  multiple: number
  stock: number
  weight_mg: number
  unit_price: number
}

/** Keeps an order of four lines within the freight table. */
const maxLineWeightMg = 110_000
const maxLineUsd = 400
const usd = 100_000

export const readSampleGoods = async (db: Queryable): Promise<SampleGoods[]> => {
  const rows = await db.query<SampleGoods>(
    `select g.id as goods_id, g.order_code, m.name as manufacturer, p.package, g.minimum, g.multiple, g.stock, p.weight_mg,
       g.first_price::float8 as unit_price
     from floor_goods f join goods g on g.id = f.goods_id join parts p on p.id = g.part_id
     join manufacturers m on m.id = p.manufacturer_id
     where p.lifecycle = 'active' and g.first_price is not null and g.stock >= 20 * g.minimum
     order by f.sort, f.floor, g.id`,
  )
  const isSmall = ({ minimum, weight_mg, unit_price }: SampleGoods) =>
    minimum * weight_mg <= maxLineWeightMg && minimum * unit_price <= maxLineUsd * usd
  const distinct = new Map(rows.filter(isSmall).map((row) => [row.goods_id, row]))
  return [...distinct.values()]
}

const roundDown = (most: number) => {
  const unit = 10 ** Math.floor(Math.log10(most))
  return unit * ([5, 2].find((step) => step * unit <= most) ?? 1)
}

/** A round quantity for about this amount, at most a tenth of the stock. */
export const sampleQuantity = (goods: SampleGoods, budgetUsd: number): number => {
  const { minimum, multiple, stock, weight_mg, unit_price } = goods
  const most = Math.min((budgetUsd * usd) / unit_price, maxLineWeightMg / weight_mg, stock / 10)
  const pieces = Math.max(minimum, roundDown(Math.max(1, most)))
  return Math.max(minimum, Math.floor(pieces / multiple) * multiple)
}
