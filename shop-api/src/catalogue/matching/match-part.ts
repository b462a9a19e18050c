import type { partCandidateReasons, partMatchKinds } from '@partgate/schema/shop-api/part-match.ts'
import { type ManufacturerNames, findManufacturerId } from '../query-parser/manufacturer-names.ts'
import { normalizePartNumber } from '../search/part-number.ts'
import type { Hit } from './match-store.ts'
import { sortPackagings } from './packaging.ts'

export type PartQuery = {
  number: string
  /** Normalized forms of `number`. */
  norms: readonly string[]
  manufacturer: string
  quantity: number | null
}
export type MatchKind = (typeof partMatchKinds)[number]
type CandidateReason = (typeof partCandidateReasons)[number]
export type PartMatch<R> = { kind: MatchKind; goods: R | null; candidates: { reason: CandidateReason; goods: R }[] }

const levels = ['exact', 'normalized', 'alias'] as const
type Level = (typeof levels)[number]
/** One part with its packagings, the best for the query first. */
type FoundPart = { level: Level; manufacturerId: number; manufacturer: string; popularity: number; hits: Hit[] }

const toUpper = (number: string) => number.normalize('NFKC').trim().toUpperCase()

/** Case is ignored. */
export const hasNumber = ({ mpn, order_code }: Pick<Hit, 'mpn' | 'order_code'>, number: string) =>
  [mpn, order_code].some((each) => toUpper(each) === toUpper(number))

const findLevel = (hits: readonly Hit[], number: string): Level => {
  if (hits.some((hit) => hasNumber(hit, number))) return 'exact'
  return hits.some(({ alias_kind }) => alias_kind === null || alias_kind === 'packaging') ? 'normalized' : 'alias'
}

const distinctGoods = (hits: readonly Hit[]) => [...new Map(hits.map((hit) => [hit.goods_id, hit])).values()]

/** An order code identifies its packagings only; the number of the part identifies all of them. */
const pickPackagings = (hits: readonly Hit[], norms: readonly string[]) => {
  const byOrderCode = hits.filter(({ order_code }) => norms.includes(normalizePartNumber(order_code)))
  const named = hits.filter(({ named_goods_id, goods_id }) => named_goods_id === goods_id)
  return [byOrderCode, named].find(({ length }) => length > 0) ?? hits
}

const toFoundParts = ({ number, norms, quantity }: PartQuery, hits: readonly Hit[]): FoundPart[] =>
  [...Map.groupBy(hits, ({ part_id }) => part_id).values()].flatMap((ofPart) => {
    const picked = distinctGoods(pickPackagings(ofPart, norms))
    const others = distinctGoods(ofPart).filter(({ goods_id }) => picked.every((hit) => hit.goods_id !== goods_id))
    const sorted = [...sortPackagings(picked, quantity), ...sortPackagings(others, quantity)]
    const [first] = sorted
    if (!first) return []
    const { manufacturer_id: manufacturerId, manufacturer, popularity } = first
    return [{ level: findLevel(ofPart, number), manufacturerId, manufacturer, popularity, hits: sorted }]
  })

const toLetters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A known name, short name or slug decides. Otherwise `Murata Electronics` is `Murata`. */
const isManufacturer = (name: string, { manufacturerId, manufacturer }: FoundPart, names: ManufacturerNames) => {
  const knownId = findManufacturerId(name, names)
  if (knownId !== undefined) return knownId === manufacturerId
  const [written, known] = [toLetters(name), toLetters(manufacturer)]
  return written.length > 1 && known.length > 1 && (known.startsWith(written) || written.startsWith(known))
}

const byLikelihood = (a: FoundPart, b: FoundPart) =>
  levels.indexOf(a.level) - levels.indexOf(b.level) || b.popularity - a.popularity

const pickBestLevel = (parts: readonly FoundPart[]) => parts.filter(({ level }) => level === parts[0]?.level)

const toSameNumber = (parts: readonly FoundPart[]) =>
  parts.flatMap(({ hits: [goods] }) => (goods ? [{ reason: 'same_number' as const, goods }] : []))

/** Only a single part of the requested manufacturer is a match; all other parts are candidates, the most likely first. */
export const matchPart = (query: PartQuery, hits: readonly Hit[], names: ManufacturerNames): PartMatch<Hit> => {
  const parts = toFoundParts(query, hits).toSorted(byLikelihood)
  const eligible = query.manufacturer ? parts.filter((part) => isManufacturer(query.manufacturer, part, names)) : parts
  const [part, ...rivals] = pickBestLevel(eligible)
  if (!part) return { kind: 'none', goods: null, candidates: toSameNumber(parts) }
  if (rivals.length > 0) return { kind: 'ambiguous', goods: null, candidates: toSameNumber(parts) }
  const isDecidedByManufacturer =
    part.level !== 'alias' &&
    parts.some(({ level, manufacturerId }) => level === part.level && manufacturerId !== part.manufacturerId)
  const [goods = null, ...packagings] = part.hits
  return {
    kind: isDecidedByManufacturer ? 'manufacturer_qualified' : part.level,
    goods,
    candidates: [
      ...packagings.map((packaging) => ({ reason: 'packaging' as const, goods: packaging })),
      ...toSameNumber(parts.filter((other) => other !== part)),
    ],
  }
}
