import type { partMatchReasons, partMatchVerdicts } from '@partgate/schema/shop-api/part-match.ts'
import { type ColumnNames, findManufacturerIds } from '../query-parser/manufacturer-names.ts'
import type { GoodsRow } from '../products/goods.ts'
import { comparePoints, findRange, normalizePartNumber } from '../part-numbers/part-number.ts'
import { type Difference, isSameNumber } from './differences.ts'
import type { Hit } from './match-store.ts'
import type { NumberForm } from '../part-numbers/number-forms.ts'
import { sortPackagings } from './packaging.ts'

export type Reason = (typeof partMatchReasons)[number]
export type Verdict = (typeof partMatchVerdicts)[number]
type Candidate<R> = { reason: Reason; goods: R; differences: Difference[] }
export type PartMatch<R = GoodsRow> = {
  verdict: Verdict
  reason: Reason
  /** The number of the row that decided. */
  number: string | null
  goods: R | null
  differences: Difference[]
  candidates: Candidate<R>[]
}

export const createNothing = (reason: Reason): PartMatch => ({
  verdict: 'nothing',
  reason,
  number: null,
  goods: null,
  differences: [],
  candidates: [],
})

export type NumberQuery = {
  number: string
  forms: readonly NumberForm[]
  manufacturer: string
  quantity: number | null
  /** From a cell that is no column of numbers. */
  isFromText: boolean
  /** The footprint is that of the part, so its name says nothing about the package. */
  isFromFootprint?: true
}

const levels = [
  'same_number',
  'separators',
  'numeric_form',
  'distributor_number',
  'former_number',
  'packaging_suffix',
  'number_in_text',
] as const satisfies readonly Reason[]
type Level = (typeof levels)[number]
const verdicts: Record<Level, Verdict> = {
  same_number: 'exact',
  separators: 'exact',
  numeric_form: 'exact',
  distributor_number: 'exact',
  former_number: 'equivalent',
  packaging_suffix: 'equivalent',
  number_in_text: 'suggestion',
}

/** One part with its packagings, the best for the query first. */
type FoundPart = { level: Level; manufacturerId: number; manufacturer: string; popularity: number; hits: Hit[] }

const findAliasLevel = (kind: string | null): Level =>
  kind === null || kind === 'packaging' ? 'separators' : kind === 'numeric' ? 'numeric_form' : 'former_number'

const findLevel = (hit: Hit, { number, forms }: NumberQuery): Level => {
  const as = forms.find(({ norm }) => norm === hit.norm)?.as ?? 'own'
  if (as === 'own') return isSameNumber(hit, number) ? 'same_number' : findAliasLevel(hit.alias_kind)
  return hit.alias_kind === 'former' && as !== 'number_in_text' ? 'former_number' : as
}

/** The search for numbers ignores points, so they are compared here. `added`: the row has a point that the number of the part does not have;
 * `missing`: only the number of the part has it. Other names of a part have no points that are known. */
const comparePointsOfHit = ({ mpn, order_code, norm }: Hit, { number }: NumberQuery) => {
  const range = findRange(number, norm)
  const requested = range ? number.slice(...range) : number
  const results = [mpn, order_code]
    .filter((each) => normalizePartNumber(each) === norm)
    .map((each) => comparePoints(requested, each))
  return results.find((each) => each === 'same') ?? results[0] ?? 'same'
}

const distinctGoods = (hits: readonly Hit[]) => [...new Map(hits.map((hit) => [hit.goods_id, hit])).values()]

/** An order code identifies its packagings only; the number of the part identifies all of them, also where one of them has no other code. */
const pickPackagings = (hits: readonly Hit[]) => {
  if (hits.some(({ mpn, norm }) => normalizePartNumber(mpn) === norm)) return hits
  const byOrderCode = hits.filter(({ order_code, norm }) => normalizePartNumber(order_code) === norm)
  const named = hits.filter(({ named_goods_id, goods_id }) => named_goods_id === goods_id)
  return [byOrderCode, named].find(({ length }) => length > 0) ?? hits
}

const toFoundPart = (ofPart: readonly Hit[], query: NumberQuery): FoundPart[] => {
  const byLevel = Map.groupBy(ofPart, (hit) => findLevel(hit, query))
  const level = levels.find((each) => byLevel.has(each)) ?? 'separators'
  const best = byLevel.get(level) ?? []
  const picked = distinctGoods(level === 'packaging_suffix' ? best : pickPackagings(best))
  const others = distinctGoods(ofPart).filter(({ goods_id }) => picked.every((hit) => hit.goods_id !== goods_id))
  const sorted = [...sortPackagings(picked, query.quantity), ...sortPackagings(others, query.quantity)]
  const [first] = sorted
  if (!first) return []
  const { manufacturer_id: manufacturerId, manufacturer, popularity } = first
  return [{ level, manufacturerId, manufacturer, popularity, hits: sorted }]
}

const toLetters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const minTypoChars = 8
/** Equal but for one missing, added, replaced or exchanged character. */
const isOneEditApart = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < minTypoChars || long.length > short.length + 1) return false
  const at = [...short].findIndex((letter, i) => letter !== long[i])
  if (at < 0 || short.slice(at) === long.slice(at + 1) || short.slice(at + 1) === long.slice(at + 1)) return true
  return short.slice(at, at + 2) === `${long[at + 1]}${long[at]}` && short.slice(at + 2) === long.slice(at + 2)
}

/** A known name, short name or slug decides. Otherwise `Murata Electronics` is `Murata`, and so is a name with one typing error. */
export const isManufacturer = (
  cell: string,
  { manufacturer_id: id, manufacturer }: Pick<GoodsRow, 'manufacturer_id' | 'manufacturer'>,
  names: ColumnNames,
) => {
  const ids = findManufacturerIds(cell, names)
  if (ids === null || ids.size > 0) return ids === null || ids.has(id)
  const [written, known] = [toLetters(cell), toLetters(manufacturer)]
  if (written.length < 2 || known.length < 2) return false
  return known.startsWith(written) || written.startsWith(known) || isOneEditApart(written, known)
}

const byLikelihood = (a: FoundPart, b: FoundPart) =>
  levels.indexOf(a.level) - levels.indexOf(b.level) || b.popularity - a.popularity

const toCandidates = (reason: Reason, parts: readonly { hits: readonly Hit[] }[]): Candidate<Hit>[] =>
  parts.flatMap(({ hits: [goods] }) => (goods ? [{ reason, goods, differences: [] }] : []))

/** A part is a match if it is the only one of the requested manufacturer whose number is that like the requested one. A number inside other text, or without
 * the point of the part, gives suggestions only. Hits without a point of the row are ignored. Null where no part is left. */
export const matchNumber = (query: NumberQuery, all: readonly Hit[], names: ColumnNames): PartMatch<Hit> | null => {
  const byPoints = Map.groupBy(all, (hit) => comparePointsOfHit(hit, query))
  const hits = byPoints.get('same') ?? byPoints.get('missing') ?? []
  const parts = [...Map.groupBy(hits, ({ part_id }) => part_id).values()]
    .flatMap((ofPart) => toFoundPart(ofPart, query))
    .toSorted(byLikelihood)
  const [likeliest] = parts
  if (!likeliest) return null
  const unmatched = { number: query.number, goods: null, differences: [] }
  const eligible = parts.filter(({ hits: [hit] }) => hit && isManufacturer(query.manufacturer, hit, names))
  const [part, ...others] = eligible
  if (!part) {
    const verdict = likeliest.level === 'number_in_text' ? 'suggestion' : 'other_manufacturer'
    return { ...unmatched, verdict, reason: likeliest.level, candidates: toCandidates(likeliest.level, parts) }
  }
  const rivals = others.filter(({ level }) => level === part.level)
  if (part.level === 'number_in_text' || !byPoints.has('same'))
    return { ...unmatched, verdict: 'suggestion', reason: part.level, candidates: toCandidates(part.level, eligible) }
  if (rivals.length > 0)
    return { ...unmatched, verdict: 'several', reason: part.level, candidates: toCandidates(part.level, parts) }
  const [goods = null, ...packagings] = part.hits
  return {
    ...unmatched,
    verdict: verdicts[part.level],
    reason: part.level,
    goods,
    candidates: [
      ...packagings.map((packaging) => ({ reason: 'packaging' as const, goods: packaging, differences: [] })),
      ...parts.filter((other) => other !== part).flatMap((other) => toCandidates(other.level, [other])),
    ],
  }
}
