import { maxCandidates } from '@partgate/schema/shop-api/part-match.ts'
import { partition } from '../partition.ts'
import { readValueIds, type GoodsRow } from '../products/goods.ts'
import { type ColumnNames, findManufacturerIds } from '../query-parser/manufacturer-names.ts'
import { hasOtherPackageCode } from '../part-numbers/package-codes.ts'
import { normalizePartNumber } from '../part-numbers/part-number.ts'
import { countShared, hasOtherOption, hasOtherSeries } from '../part-numbers/similar-numbers.ts'
import type { PartValues } from '../wording/part-values.ts'
import { listDifferences, toValueLimits } from './differences.ts'
import { createNothing, isManufacturer, type PartMatch, type Reason, type Verdict } from './match-part.ts'
import { agrees, findOtherKind, isOfKind, type NumberMatch } from './match-numbers.ts'
import type { Hit, Neighbor, ValuePart } from './match-store.ts'
import { sortPackagings } from './packaging.ts'
import type { RowFacts } from './row-facts.ts'
import { isMeantByBase } from './meant-by-base.ts'
import { listExcludedIds, type ValueBook } from './value-query.ts'

/** Parts that may match a row. The lists are empty where a number has decided. */
export type Found = {
  facts: RowFacts
  byNumber: NumberMatch | null
  bases: readonly Neighbor[]
  misspelt: readonly Neighbor[]
  values: readonly ValuePart[]
  isVerified: boolean
}

type ProvisionalPart = { id: number; reason: Reason }
/** A decision before the goods are loaded. The first of the `eligible` first parts that has goods is the match, the others are candidates. */
type ProvisionalDecision = {
  verdict: Verdict
  reason: Reason
  eligible: number
  parts: readonly ProvisionalPart[]
}

const explainNothing = ({ hasSeveralKinds, hasOwnNumber, value, rowPackage, queries }: RowFacts): Reason => {
  if (hasSeveralKinds && !hasOwnNumber) return 'several_kinds'
  if (value && !rowPackage) return 'no_package'
  if (queries.some(({ number }) => number !== '')) return 'unknown_number'
  return value ? 'unknown_value' : 'unreadable'
}

/** Null where the values cannot be compared: the row or the part has none, or they are of different attributes. */
const hasSameValue = ({ value: own, attribute }: Neighbor, { value, kind }: RowFacts, book: ValueBook) => {
  if (value === null || own === null || kind === null || attribute !== book.attributeIds.get(kind.attribute))
    return null
  const { least, most } = toValueLimits(value)
  return own >= least && own <= most
}

export const decideProvisionally = (found: Found, names: ColumnNames, book: ValueBook): ProvisionalDecision => {
  const { facts } = found
  const ids = findManufacturerIds(facts.row.manufacturer, names)
  const isOwn = ({ manufacturer_id: id }: { manufacturer_id: number }) => ids?.has(id) ?? true
  const agreesWithRow = (part: Neighbor) => agrees(part, facts, book) && hasSameValue(part, facts, book) !== false
  const excluded = new Set(facts.value && found.misspelt.length > 0 ? listExcludedIds(facts.value, book) : [])
  // One wrong digit in the series may be a typing error only where the value confirms the part. One wrong letter of an option is none where
  // parts have the value of the row, and else only where the package confirms the part.
  const isLikelyTypo = (part: Neighbor) => {
    if (!agreesWithRow(part) || part.value_ids.some((id) => excluded.has(id))) return false
    if (ids !== null && ids.size > 0 && !isOwn(part)) return false
    const number = normalizePartNumber(part.mpn)
    const isConfirmed = hasSameValue(part, facts, book) === true
    if (hasOtherOption(part.norm, number)) return !isConfirmed && facts.rowPackage !== null
    return isConfirmed || !hasOtherSeries(part.norm, number)
  }
  // `W25Q16JVUXIQ` before the other parts of `W25Q16JV` where the number of the row is `W25Q16JVUUIQ`.
  const shared = ({ norm, mpn }: Neighbor) => {
    const ends = facts.row.partNumbers.map((each) => normalizePartNumber(each).split(norm)[1] ?? '')
    return Math.max(0, ...ends.map((end) => countShared(end, normalizePartNumber(mpn).slice(norm.length))))
  }
  const likely = found.bases
    .filter((part) => isMeantByBase(part, facts, book))
    .toSorted((a, b) => shared(b) - shared(a))
  const fitting = likely.filter((part) => agreesWithRow(part) && !hasOtherPackageCode(part.norm, part.mpn))
  const [ownBases, otherBases] = partition(fitting, isOwn)
  const isInOtherPackage = (part: Neighbor) =>
    isOfKind(part, facts, book) && hasSameValue(part, facts, book) !== false && isOwn(part)
  const list = (parts: readonly { id: number }[], reason: Reason) => parts.map(({ id }) => ({ id, reason }))
  const based = ownBases.length > 0 ? ownBases : otherBases
  if (based.length > 0) {
    const verdict = ownBases.length > 1 ? 'several' : 'suggestion'
    return { verdict, reason: 'base_number', eligible: 0, parts: list(based, 'base_number') }
  }
  const [own, others] = partition(found.values, isOwn)
  const valueReason = found.isVerified ? 'value' : 'unverified_value'
  const misspelt = list(found.misspelt.filter(isLikelyTypo), 'misspelling')
  // A number in the value stays a suggestion of its own.
  const inOtherPackages = found.byNumber ? [] : list(likely.filter(isInOtherPackage), 'other_package')
  const parts = [...misspelt, ...list([...own, ...others], valueReason), ...inOtherPackages]
  const [first] = parts
  if (!first) return { verdict: 'nothing', reason: explainNothing(facts), eligible: 0, parts }
  const isEquivalent =
    found.isVerified && !facts.value?.isContradicted && own.length > 0 && !facts.hasOwnNumber && misspelt.length === 0
  const eligible = isEquivalent ? own.length : 0
  return { verdict: isEquivalent ? 'equivalent' : 'suggestion', reason: first.reason, eligible, parts }
}

type Vocabularies = { names: ColumnNames; values: PartValues; book: ValueBook }

const describe = (
  goods: GoodsRow,
  reason: Reason,
  number: string | null,
  facts: RowFacts,
  { names, values, book }: Vocabularies,
) => {
  const { row, rowPackage, family, kind, value } = facts
  const isFoundByNumber = reason !== 'value' && reason !== 'unverified_value'
  return listDifferences(goods, values.listParameters(readValueIds(goods)), {
    number,
    otherManufacturer: isManufacturer(row.manufacturer, goods, names) ? null : row.manufacturer,
    rowPackage,
    family,
    otherKind: isFoundByNumber ? findOtherKind(goods, facts, book) : null,
    kind,
    value,
    isFoundByNumber,
  })
}

const withDifferences = (match: PartMatch<Hit>, facts: RowFacts, vocabularies: Vocabularies): PartMatch => {
  const number = match.number || null
  return {
    ...match,
    number,
    differences: match.goods ? describe(match.goods, match.reason, number, facts, vocabularies) : [],
    candidates: match.candidates
      .slice(0, maxCandidates)
      .map((each) => ({ ...each, differences: describe(each.goods, each.reason, number, facts, vocabularies) })),
  }
}

/** A number whose part contradicts the row decides only where no other part is found. */
export const isByNumber = (byNumber: NumberMatch | null, { parts }: ProvisionalDecision) =>
  byNumber !== null && (byNumber.isDecided || parts.length === 0)

export const decide = (
  { facts, byNumber }: Found,
  provisional: ProvisionalDecision,
  goodsByPart: ReadonlyMap<number, readonly GoodsRow[]>,
  vocabularies: Vocabularies,
): PartMatch => {
  if (byNumber && isByNumber(byNumber, provisional)) return withDifferences(byNumber.match, facts, vocabularies)
  const { verdict, reason, eligible, parts } = provisional
  const stated = facts.queries.find(({ number }) => !facts.row.internalNumbers.includes(number))?.number || null
  const number = reason === 'value' && !facts.hasOwnNumber ? null : stated
  const toOffers = (some: readonly ProvisionalPart[]) =>
    some.flatMap((part) => {
      const [goods] = sortPackagings(goodsByPart.get(part.id) ?? [], facts.row.quantity)
      return goods
        ? [{ reason: part.reason, goods, differences: describe(goods, part.reason, number, facts, vocabularies) }]
        : []
    })
  const offered = toOffers(parts.slice(0, maxCandidates + Math.min(eligible, 1)))
  if (offered.length === 0) return createNothing(reason)
  const decider = reason === 'base_number' || reason === 'misspelling' ? stated : null
  const [picked] = toOffers(parts.slice(0, Math.min(eligible, maxCandidates + 1)))
  // A part of another manufacturer than the requested one never takes the place of a part without goods.
  if (eligible > 0 && !picked)
    return { ...createNothing(reason), verdict: 'suggestion', number: decider, candidates: offered }
  const { goods, differences } = picked ?? { goods: null, differences: [] }
  const candidates = picked ? offered.filter((each) => each.goods.part_id !== picked.goods.part_id) : offered
  return { verdict, reason, number: decider, goods, differences, candidates }
}
