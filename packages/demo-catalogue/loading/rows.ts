import { normalizePartNumber } from '@partgate/shop-api/src/catalogue/index.ts'
import { describe, type AttributeKey } from '../taxonomy/attributes.ts'
import { leafIds } from '../taxonomy/categories.ts'
import { copyLine } from './copy-line.ts'
import { goodsId, goodsPerPart, goodsSlugs } from '../goods/goods-of.ts'
import {
  pickBatch,
  isOnRequest,
  pickPriceBreaks,
  pickLeadTimeWeeks,
  pickLifecycle,
  pickPopularity,
  pickStock,
} from '../goods/invented.ts'
import { manufacturerIds } from '../taxonomy/manufacturers.ts'
import type { Part, Share } from '../engine/plan.ts'
import { substitutesIn } from '../goods/substitutes.ts'
import { valueBook } from './value-book.ts'
import { weightMg } from '../goods/weight.ts'

export const columns = {
  parts: [
    'id',
    'manufacturer_id',
    'category_id',
    'popularity',
    'mpn',
    'description',
    'package',
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
    'stock',
    'price_breaks',
  ],
  aliases: ['part_id', 'goods_id', 'alias', 'alias_norm', 'kind'],
  substitutes: ['part_id', 'substitute_id', 'reason', 'sort'],
  attribute_values: ['id', 'attribute_id', 'num', 'txt', 'part_count'],
} as const
export type LoadedTable = keyof typeof columns

const known = (ids: ReadonlyMap<string, number>, slug: string) => {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`Nothing is called ${slug}.`)
  return id
}

export const getManufacturer = ({ share, facts }: Part) => facts.manufacturer ?? share.series.manufacturer

const partLine = (seed: number, part: Part, book: ReturnType<typeof valueBook>) => {
  const { id, share, facts } = part
  const parameters = book.read(facts.params)
  const lifecycle = facts.lifecycle ?? pickLifecycle(seed, part)
  return copyLine(
    id,
    known(manufacturerIds, getManufacturer(part)),
    known(leafIds, facts.category ?? share.series.category),
    pickPopularity(seed, { ...part, isRare: share.series.isMilitary === true || lifecycle === 'obsolete' }),
    facts.mpn,
    describe(facts.noun ?? share.series.noun, parameters, facts.package),
    facts.package,
    parameters.map((value) => value.id),
    facts.rohs ?? 'compliant',
    lifecycle,
    lifecycle === 'obsolete' ? null : pickLeadTimeWeeks(seed, id, facts.price),
    weightMg(facts.package),
  )
}

type Lines = Record<Exclude<LoadedTable, 'attribute_values'>, string[]>
const noLines = (): Lines => ({ parts: [], goods: [], aliases: [], substitutes: [] })

const addGoods = (lines: Lines, seed: number, part: Part) => {
  const { id, facts, isPinned } = part
  const { packings, price, mpn } = facts
  if (packings.length === 0 || packings.length > goodsPerPart)
    throw new Error(`${mpn} has ${packings.length} packings.`)
  const slugs = goodsSlugs(getManufacturer(part), mpn, packings)
  const alias = (text: string, kind: string, goods: number | null) => {
    lines.aliases.push(copyLine(id, goods, text, normalizePartNumber(text), kind))
  }
  for (const { alias: text, kind } of facts.aliases ?? []) alias(text, kind, null)
  for (const [slot, packing] of packings.entries()) {
    const goods = goodsId(id, slot)
    const { orderCode, packaging, quantity, minimum, multiple } = packing
    const [slug = '', batch] = [slugs[slot], pickBatch(seed, goods)]
    const stock = pickStock(seed, goods, packing, price, isPinned)
    const priceBreaks = JSON.stringify(isOnRequest(seed, part) ? [] : pickPriceBreaks(seed, id, packing, price))
    lines.goods.push(
      copyLine(
        goods,
        id,
        slug,
        orderCode,
        packaging,
        quantity,
        batch,
        minimum,
        multiple,
        slot === 0,
        stock,
        priceBreaks,
      ),
    )
    if (orderCode !== mpn) alias(orderCode, 'packaging', goods)
  }
}

export const lineWriter = (shares: readonly Share[], seed: number) => {
  const book = valueBook()
  const findSubstitutes = substitutesIn(shares)
  let lines = noLines()
  return {
    add: (part: Part) => {
      lines.parts.push(partLine(seed, part, book))
      addGoods(lines, seed, part)
      for (const [sort, { id, reason }] of findSubstitutes(part.share, part.options).entries())
        lines.substitutes.push(copyLine(part.id, id, reason, sort))
    },
    take: () => {
      const full = Object.entries(lines)
      lines = noLines()
      return {
        rows: full.reduce((sum, [, list]) => sum + list.length, 0),
        lines: Object.fromEntries(full.map(([table, list]) => [table, list.join('')])),
      }
    },
    *valueLines(attributeId: (key: AttributeKey) => number) {
      for (const { id, key, value, display, parts } of book.values())
        yield copyLine(id, attributeId(key), value, display, parts)
    },
  }
}
