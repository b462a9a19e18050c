import { normalisePartNumber } from '#catalogue/index.ts'
import { describe, typed, type AttributeKey, type Typed } from './attributes.ts'
import { leafIds } from './categories.ts'
import { copyLine } from './copy-line.ts'
import { goodsId, goodsPerPart, goodsSlugs } from './goods-of.ts'
import { batchOf, isOnRequest, ladderOf, leadTimeWeeksOf, lifecycleOf, popularityOf, stockOf } from './invented.ts'
import { manufacturerIds } from './manufacturers.ts'
import type { Part } from './plan.ts'
import type { Substitute } from './substitutes.ts'
import { weightMg } from './weight.ts'

/** Tables that are loaded row by row, with their columns in the order of the lines. */
export const columns = {
  parts: [
    'id',
    'manufacturer_id',
    'category_id',
    'popularity',
    'mpn',
    'description',
    'package',
    'params',
    'value_ids',
    'rohs',
    'lifecycle',
    'lead_time_weeks',
    'weight_mg',
  ],
  goods: [
    'id',
    'part_id',
    'slug',
    'order_code',
    'packaging',
    'package_quantity',
    'batch',
    'minimum',
    'multiple',
    'is_default',
  ],
  goods_offers: ['goods_id', 'stock', 'break_quantities', 'break_prices'],
  aliases: ['part_id', 'goods_id', 'alias', 'alias_norm', 'kind'],
  substitutes: ['part_id', 'substitute_id', 'reason', 'sort'],
} as const
export type LoadedTable = keyof typeof columns

/** Ids of attribute values, given out as they come. Bounded by what the series can say, not by the number of parts. */
export const valueBook = () => {
  const ids = new Map<string, { id: number; value: Typed }>()
  return {
    idOf: (value: Typed) => {
      const name = `${value.key}\t${value.display}`
      const known = ids.get(name)
      if (known) return known.id
      ids.set(name, { id: ids.size + 1, value })
      return ids.size
    },
    values: () => ids.values(),
  }
}

const known = (ids: ReadonlyMap<string, number>, slug: string) => {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`Nothing is called ${slug}.`)
  return id
}

export const manufacturerOf = ({ share, facts }: Part) => facts.manufacturer ?? share.series.manufacturer

const partLine = (seed: number, part: Part, book: ReturnType<typeof valueBook>) => {
  const { id, share, facts } = part
  const parameters = typed(facts.params)
  const lifecycle = facts.lifecycle ?? lifecycleOf(seed, part)
  return copyLine(
    id,
    known(manufacturerIds, manufacturerOf(part)),
    known(leafIds, facts.category ?? share.series.category),
    popularityOf(seed, part),
    facts.mpn,
    describe(facts.noun ?? share.series.noun, parameters, facts.package),
    facts.package,
    JSON.stringify(parameters),
    parameters.map((value) => book.idOf(value)),
    facts.rohs ?? 'compliant',
    lifecycle,
    lifecycle === 'obsolete' ? null : leadTimeWeeksOf(seed, id, facts.price),
    weightMg(facts.package),
  )
}

export type Lines = Record<LoadedTable, string[]>
export const noLines = (): Lines => ({ parts: [], goods: [], goods_offers: [], aliases: [], substitutes: [] })

/** Adds what the tables say of one part; answers how many goods it is sold as. */
export const addLines = (
  lines: Lines,
  seed: number,
  part: Part,
  book: ReturnType<typeof valueBook>,
  substitutes: readonly Substitute[],
) => {
  const { id, facts, isPinned } = part
  const { packings, price, mpn } = facts
  if (packings.length === 0 || packings.length > goodsPerPart)
    throw new Error(`${mpn} has ${packings.length} packings.`)
  lines.parts.push(partLine(seed, part, book))
  const slugs = goodsSlugs(manufacturerOf(part), mpn, packings)
  const alias = (text: string, kind: string, goods: number | null) =>
    lines.aliases.push(copyLine(id, goods, text, normalisePartNumber(text), kind))
  for (const { alias: text, kind } of facts.aliases ?? []) alias(text, kind, null)
  for (const [slot, packing] of packings.entries()) {
    const goods = goodsId(id, slot)
    const { orderCode, packaging, quantity, minimum, multiple } = packing
    lines.goods.push(
      copyLine(
        goods,
        id,
        slugs[slot] ?? '',
        orderCode,
        packaging,
        quantity,
        batchOf(seed, goods),
        minimum,
        multiple,
        slot === 0,
      ),
    )
    const { quantities, prices } = isOnRequest(seed, part)
      ? { quantities: [], prices: [] }
      : ladderOf(seed, id, packing, price)
    lines.goods_offers.push(copyLine(goods, stockOf(seed, goods, packing, price, isPinned), quantities, prices))
    if (orderCode !== mpn) alias(orderCode, 'packaging', goods)
  }
  for (const [sort, { id: other, reason }] of substitutes.entries())
    lines.substitutes.push(copyLine(id, other, reason, sort))
  return packings.length
}

/** `attribute_values` of all parts written so far. */
export function* valueLines(book: ReturnType<typeof valueBook>, attributeId: (key: AttributeKey) => number) {
  for (const { id, value } of book.values()) yield copyLine(id, attributeId(value.key), value.value, value.display)
}
