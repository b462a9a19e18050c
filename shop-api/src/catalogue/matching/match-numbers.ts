import { maxCandidates } from '@partgate/schema/shop-api/part-match.ts'
import type { ColumnNames } from '../query-parser/manufacturer-names.ts'
import { isChipOfBoard, isDeviceOfHeader } from './boards.ts'
import type { Hit } from './match-store.ts'
import { matchNumber, type NumberQuery, type PartMatch, type Reason, type Verdict } from './match-part.ts'
import { kinds, type PartKind } from './kinds.ts'
import { findNamedKind } from './named-kind.ts'
import { isOtherNumber } from './other-number.ts'
import type { RowFacts } from './row-facts.ts'
import { hasFurtherWords } from './row-texts.ts'
import { hasPlainDesignator } from './part-kind.ts'
import { isPinKind } from './pin-rows.ts'
import { isInFamily, isSameFamily, isSameOutline, isWithoutPins } from '../query-parser/package-families.ts'
import { findMounting, isChip, type Mounting } from '../query-parser/package-names.ts'
import type { ValueBook } from './value-query.ts'

type Part = { category_id: number; package: string }

/** False where the row's words and designator name another kind of part. */
export const isOfKind = ({ category_id: id }: Part, { kinds }: RowFacts, book: ValueBook) =>
  kinds.length === 0 || kinds.some(({ name }) => book.categoryIds.get(name)?.includes(id))

/** The row's word for a kind of which the part is not; null where they agree, or where the part is of no kind that such words describe. */
export const findOtherKind = (
  { category_id: id }: Pick<Part, 'category_id'>,
  { row, kind }: RowFacts,
  book: ValueBook,
): string | null => {
  const isOf = ({ name }: PartKind) => book.categoryIds.get(name)?.includes(id) === true
  const isDescribed = kinds.some((each) => !each.isFoundByNumberOnly && isOf(each))
  if (kind === null || isOf(kind) || !isDescribed) return null
  const named = findNamedKind(row, kind)
  return named && !named.kinds.some(isOf) ? named.word : null
}

const isInPackage = ({ package: name }: Part, { rowPackage, family, mounting }: RowFacts) => {
  if (rowPackage) return rowPackage.packages.includes(name)
  return family === '' ? mounting === null || mounting === (findMounting(name) ?? mounting) : isInFamily(family, name)
}

/** Whether kind and package are those of the row. */
export const agrees = (part: Part, facts: RowFacts, book: ValueBook) =>
  isOfKind(part, facts, book) && isInPackage(part, facts)

/** Chips, and crystals such as `SMD 3225-4`. */
const isSized = (name: string) => isChip(name) || /^SMD \d{4}-/.test(name)

/** Neither is null, and they differ. */
const isOther = (mounting: Mounting | null, known: Mounting | null) =>
  mounting !== null && known !== null && mounting !== known

/** The row's package has another mounting, or is one that the shop knows, of another family or with other pins. Connectors are often drawn
 * as rows of pins. A text beside the package's cell may name several packages loosely, so only its mounting counts. */
const isInOtherPackage = ({ package: name }: Part, { kind, row, rowPackage, mounting }: RowFacts) => {
  if (kind && isPinKind(kind)) return false
  const own = findMounting(name)
  const stated = rowPackage?.packages ?? []
  const isInCell = rowPackage?.text === row.package
  const ofCell = [mounting, findMounting(row.package.toUpperCase()), ...(isInCell ? stated.map(findMounting) : [])]
  if (isOther(ofCell.find((each) => each !== null) ?? null, own)) return true
  if (!isInCell) return stated.length > 0 && stated.every((each) => isOther(findMounting(each), own))
  if (isSameOutline(row.package, name) || isWithoutPins(row.package, name)) return false
  return stated.length > 0 && !stated.some((each) => isSameFamily(each, name))
}

/** A list with such a number and such a designator or package is wrong in one of them. Null where they may agree. */
const findContradiction = (part: Part, facts: RowFacts, book: ValueBook): Reason | null => {
  const isInSame = isInPackage(part, facts)
  if (!isOfKind(part, facts, book)) return hasPlainDesignator(facts.row) || !isInSame ? 'other_kind' : null
  if (isInSame) return null
  const isOtherSize = isSized(part.package) && facts.rowPackage?.packages.some(isSized) === true
  return isOtherSize || isInOtherPackage(part, facts) ? 'other_package' : null
}

const order: readonly Verdict[] = ['exact', 'equivalent', 'several', 'other_manufacturer', 'suggestion', 'nothing']
const byVerdict = (a: PartMatch<Hit>, b: PartMatch<Hit>) => order.indexOf(a.verdict) - order.indexOf(b.verdict)

const toSuggestion = ({ goods, candidates, reason, ...rest }: PartMatch<Hit>): PartMatch<Hit> => ({
  ...rest,
  reason,
  verdict: 'suggestion',
  goods: null,
  differences: [],
  candidates: [...(goods ? [{ reason, goods, differences: [] }] : []), ...candidates],
})

/** The parts of the row's other numbers, such as a second source, are candidates too. */
const toMatchWithParts = (match: PartMatch<Hit>, others: readonly NumberMatch[]): PartMatch<Hit> => {
  const known = new Set([match.goods, ...match.candidates.map(({ goods }) => goods)].map((goods) => goods?.part_id))
  const further = others.flatMap(({ match: { goods, reason } }) =>
    goods && !known.has(goods.part_id) ? [{ reason, goods, differences: [] }] : [],
  )
  return { ...match, candidates: [...match.candidates.slice(0, maxCandidates - further.length), ...further] }
}

/** The number is that of a chip on a board or of the device of a pin header, or a distributor's beside another number of the manufacturer. */
const isOfOtherPart = (
  { goods, candidates, reason }: PartMatch<Hit>,
  { number }: NumberQuery,
  { row, ownNumbers }: RowFacts,
) => {
  const found = goods ?? candidates[0]?.goods
  if (!found) return false
  if (reason === 'distributor_number' && isOtherNumber(found.mpn, ownNumbers)) return true
  return isChipOfBoard(found.package, [number], row) || isDeviceOfHeader(found.package, row)
}

/** `isDecided` is false where parts that agree with the row in kind and package are to be preferred. */
export type NumberMatch = { match: PartMatch<Hit>; isDecided: boolean }

/** The first number that identifies a part decides; null where the shop knows none of them. */
export const matchNumbers = (
  facts: RowFacts,
  hits: ReadonlyMap<string, readonly Hit[]>,
  names: ColumnNames,
  book: ValueBook,
): NumberMatch | null => {
  const isWritten = (query: NumberQuery, { norm, alias_kind: alias }: Hit) =>
    query.forms[0]?.norm === norm && query.forms[0].as === 'own' && alias !== 'numeric' && alias !== 'former'

  const own = facts.queries.filter(({ isFromText }) => !isFromText).map(({ forms }) => forms[0]?.norm ?? '')
  const isPartOfOwn = ({ number, forms: [first] }: NumberQuery) =>
    first !== undefined &&
    (own.some((norm) => norm.endsWith(first.norm)) ||
      facts.row.partNumbers.some((cell) => cell.trim().startsWith(`${number} `) || hasFurtherWords(number, cell)))

  const fitsQuery = (hit: Hit, { number, isFromFootprint }: NumberQuery) =>
    isFromFootprint
      ? isOfKind(hit, facts, book)
      : agrees(hit, facts, book) || (number === '' && findContradiction(hit, facts, book) === null)

  const toMatch = (query: NumberQuery): NumberMatch[] => {
    const all = query.forms.flatMap(({ norm }) => hits.get(norm) ?? [])
    const agreeing = matchNumber(
      query,
      all.filter((hit) => fitsQuery(hit, query)),
      names,
    )
    // The type in the value of a row that has a number of its own may be another one.
    const isBeside = query.isFromText && facts.hasOwnNumber && !isPartOfOwn(query)
    if (agreeing) {
      const isSuggestion = isBeside || isOfOtherPart(agreeing, query, facts)
      const match = isSuggestion ? toSuggestion(agreeing) : agreeing
      return [{ match, isDecided: !isSuggestion && !query.isFromFootprint }]
    }
    const written = all.filter((hit) => isWritten(query, hit) && (!query.isFromText || isOfKind(hit, facts, book)))
    const match = matchNumber(query, written, names)
    if (!match) return []
    const contradiction = match.goods && findContradiction(match.goods, facts, book)
    if (!query.isFromText && contradiction === null) return [{ match, isDecided: true }]
    const suggestion = toSuggestion(match)
    const candidates = suggestion.candidates.map((each) =>
      each.reason === 'packaging'
        ? each
        : { ...each, reason: findContradiction(each.goods, facts, book) ?? each.reason },
    )
    const reason = candidates[0]?.reason ?? match.reason
    return [{ match: { ...suggestion, reason, candidates }, isDecided: !query.isFromText }]
  }

  const found = facts.queries.flatMap(toMatch)
  const [first, ...others] = found.toSorted((a, b) => byVerdict(a.match, b.match))
  if (!first) return null
  return { ...first, match: toMatchWithParts(first.match, others) }
}
