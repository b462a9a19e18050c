import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { formatUnitPrice, type Ladder } from '#money/money.ts'
import type { Wording } from '../wording/wording.ts'

/** Without the manufacturer's name. The ids of values are one text, because the driver takes long to read an array. */
export const partColumns =
  "p.id as part_id, p.mpn, p.manufacturer_id, p.category_id, p.package, p.image_url, p.description, p.rohs, p.lifecycle, p.lead_time_weeks, p.weight_mg, p.datasheet_url, array_to_string(p.value_ids, ',') as value_ids"

/** Of the goods `g`. */
export const variationColumns =
  'g.id as goods_id, g.slug, g.order_code, g.packaging, g.package_quantity, g.batch, g.stock, g.minimum, g.multiple, g.price_breaks'
export const goodsColumns = `${variationColumns}, ${partColumns}, m.name as manufacturer`
export const goodsWithParts = 'goods g join parts p on p.id = g.part_id'
export const goodsTables = `${goodsWithParts} join manufacturers m on m.id = p.manufacturer_id`
/** Joins the goods that lists show for a part: in stock first, then the default packaging. */
export const joinListedGoods = (partId: string) =>
  `join listed_goods listed on listed.part_id = ${partId} and listed.place = 1 join (${goodsTables}) on g.id = listed.goods_id`

type OfferRow = Pick<Goods, 'packaging' | 'package_quantity' | 'batch' | 'stock' | 'minimum' | 'multiple'> & {
  /** Pairs of a quantity and a unit price in 1e-5 USD. */
  price_breaks: readonly (readonly [quantity: number, unitPrice: number])[]
}

/** What the packagings of a part differ in. */
export type VariationRow = OfferRow & { goods_id: number; slug: string; order_code: string }

/** `partColumns`. */
export type UnnamedPartRow = Pick<Goods, 'part_id' | 'category_id' | 'package' | 'description' | 'rohs' | 'lifecycle'> &
  Pick<Goods, 'lead_time_weeks' | 'weight_mg' | 'datasheet_url'> & {
    mpn: string
    manufacturer_id: number
    image_url: string | null
    /** Separated by commas. */
    value_ids: string
  }

export type PartRow = UnnamedPartRow & { manufacturer: string }
export type GoodsRow = PartRow & VariationRow

export const readValueIds = ({ value_ids }: Pick<PartRow, 'value_ids'>) =>
  value_ids === '' ? [] : value_ids.split(',').map(Number)

export const toLadder = ({ price_breaks }: Pick<OfferRow, 'price_breaks'>): Ladder =>
  price_breaks.map(([quantity, unitPrice]) => ({ quantity, unitPrice: BigInt(unitPrice) }))

export const toOffer = (row: OfferRow) => ({
  packaging: row.packaging,
  package_quantity: row.package_quantity,
  batch: row.batch,
  stock: row.stock,
  minimum: row.minimum,
  multiple: row.multiple,
  prices: toLadder(row).map(({ quantity, unitPrice }) => ({ quantity, unit_price: formatUnitPrice(unitPrice) })),
})

export const toGoods = (row: GoodsRow, wording: Wording): Goods => {
  const params = wording.listParameters(readValueIds(row))
  return {
    goods_id: row.goods_id,
    part_id: row.part_id,
    goods_page_url: row.slug,
    part_number: row.order_code,
    brand_id: row.manufacturer_id,
    brand_name: row.manufacturer,
    category_id: row.category_id,
    package: row.package,
    package_name: wording.formatPackage(row.package),
    icons: row.image_url,
    description: wording.describe({ description: row.description, package: row.package, params }),
    rohs: row.rohs,
    lifecycle: row.lifecycle,
    lead_time_weeks: row.lead_time_weeks,
    weight_mg: row.weight_mg,
    datasheet_url: row.datasheet_url,
    parameters: params.map(({ key, value, display }) => {
      const { name, unit } = wording.attributes.get(key) ?? { name: key, unit: null }
      return { key, name, value, unit, display_value: wording.formatValue(display), filter_value: display }
    }),
    ...toOffer(row),
  }
}

export const toPricedGoods = (row: GoodsRow, wording: Wording): { goods: Goods; ladder: Ladder } => ({
  goods: toGoods(row, wording),
  ladder: toLadder(row),
})
