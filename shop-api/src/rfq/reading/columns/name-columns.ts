import { type Claim, findCountedNames, type HeaderCell, withoutEmptier } from './claims.ts'
import { countDesignators, fitContents, type Profile, profileColumn } from './profile-column.ts'
import { type Header, type Meaning, readHeader } from './read-header.ts'
import { isEagleList } from './eagle-list.ts'
import { readOwnDownload } from './own-download.ts'
import { partsListMeanings } from '@partgate/schema/shop-api/parts-list.ts'

export type NamedColumn = { at: number; meaning: Meaning; confidence: number; header: Header | null; text: string }

export type TableColumns = { columns: NamedColumn[]; profiles: Profile[]; score: number }

/** The contents must agree with these meanings; for the others, the header suffices. */
const strict = new Set<Meaning>([
  'designators',
  'quantity',
  'total_quantity',
  'boards',
  'manufacturer_part_number',
  'url',
  'line',
  'target_price',
  'not_fitted',
])

const single = new Set<Meaning>([
  'designators',
  'value',
  'package',
  'line',
  'boards',
  'not_fitted',
  'date_code',
  'target_price',
])

/** Columns without a known header get a meaning from their contents. */
const byContents: Partial<Record<Meaning, number>> = {
  designators: 0.7,
  package: 0.55,
  manufacturer: 0.6,
  manufacturer_part_number: 0.55,
  url: 0.8,
  value: 0.4,
  description: 0.35,
  distributor: 0.4,
}

const weights: Partial<Record<Meaning, number>> = {
  designators: 1.3,
  quantity: 1.4,
  total_quantity: 0.9,
  manufacturer_part_number: 1.6,
  distributor_part_number: 1,
  internal_part_number: 0.6,
  value: 0.9,
  package: 0.6,
  description: 0.7,
  manufacturer: 0.8,
  distributor: 0.2,
  target_price: 0.2,
  line: 0.2,
  date_code: 0.2,
}

/** The numbers of rows, `1`, `2`, `3`, are never numbers of parts; they are a value or a description only where the header says so. */
const numbers = new Set<Meaning>(['manufacturer_part_number', 'distributor_part_number', 'internal_part_number'])
const texts = new Set<Meaning>(['value', 'description'])

const minNamedValue = 0.7
const minValueCells = 0.25
/** CAD programs export a `Comment` and a `Value`, either of which can be empty or the name of a symbol. */
const hasValues = ({ header }: HeaderCell, profile: Profile | undefined) =>
  (header?.meanings.value ?? 0) >= minNamedValue &&
  profile !== undefined &&
  profile.share('value') + profile.share('partNumber') >= minValueCells

const isProved = ({ comparedCounts, equalCounts }: Profile) => comparedCounts >= 3 && equalCounts >= 0.9

const maxShortHeader = 5
/** Some lists name a column of numbers `Mfg.` for short. A name such as `3PEAK` looks like a number too, but most rows have the same. */
const holdsNumbers = (text: string, { share, filled, distinct }: Profile) =>
  text.length <= maxShortHeader &&
  filled > 2 &&
  distinct > 0.5 &&
  share('partNumber') > 0.8 &&
  share('manufacturer') < 0.2

const headerScore = (header: Header, text: string, meaning: Meaning, contents: number, profile: Profile): number => {
  const named = header.meanings[meaning] ?? 0
  if (numbers.has(meaning) && profile.share('money') > 0.8) return 0
  if (profile.isIndex && (numbers.has(meaning) || (named < 0.5 && texts.has(meaning)))) return 0
  // The contents prove a meaning that the header allows.
  if (meaning === 'quantity' && named > 0 && isProved(profile)) return Math.max(named, 0.7)
  // `Num` with counts, which is likely the quantity.
  if (meaning === 'quantity' && named > 0 && profile.isUnordered && profile.counts > 0.9 && profile.meanChars < 3)
    return Math.max(named * (0.25 + 0.75 * contents), 0.4)
  if (meaning === 'designators' && named > 0 && contents > 0.8) return Math.max(named, 0.6)
  const isManufacturer = (header.meanings.manufacturer ?? 0) >= 0.9
  if (meaning === 'manufacturer_part_number' && isManufacturer && holdsNumbers(text, profile)) return 0.6
  // A name such as `Reference` has several meanings.
  if (meaning === 'designators' && named < 0.95) return named * (0.1 + 0.9 * contents)
  if (meaning === 'manufacturer_part_number' && named >= 0.85) return named * (0.4 + 0.6 * contents)
  if (named > 0) return named * (strict.has(meaning) ? 0.25 + 0.75 * contents : 0.55 + 0.45 * contents)
  const best = Math.max(...Object.values(header.meanings))
  if (best > 0.8 || (meaning === 'value' && profile.share('number') > 0.8)) return 0
  return (byContents[meaning] ?? 0) * contents * 0.6
}

/** A column of counts without a header is a quantity only where the designators prove it. */
const unheadedScore = (meaning: Meaning, contents: number, profile: Profile, isBlank: boolean): number => {
  if (meaning === 'quantity') {
    if (isProved(profile)) return 0.7
    // `2x`, `1x`.
    if (profile.filled > 2 && profile.share('times') === 1) return 0.65
    return isBlank && profile.filled >= profile.rows / 2 ? 0.32 * contents : 0
  }
  if (meaning === 'value')
    return (
      0.4 * contents * (1 - profile.share('number')) * Math.min(1, (2 * profile.filled) / Math.max(profile.rows, 1))
    )
  if (meaning === 'line') return profile.isIndex ? 0.5 : 0
  if (meaning === 'target_price') return profile.share('targetPrice') > 0.9 ? 0.7 : 0
  if (meaning === 'distributor_part_number') return profile.share('orderCode') > 0.5 ? 0.6 * contents : 0
  if (contents < 0.5 && meaning !== 'description') return 0
  return (byContents[meaning] ?? 0) * contents
}

const listClaims = ({ header, text }: HeaderCell, profile: Profile, at: number): Claim[] =>
  partsListMeanings.flatMap((meaning) => {
    if (profile.isUnit && !header?.meanings[meaning]) return []
    const contents = fitContents(meaning, profile)
    const score = header
      ? headerScore(header, text, meaning, contents, profile)
      : profile.filled > 0
        ? unheadedScore(meaning, contents, profile, text === '')
        : 0
    return score > 0.12 ? [{ at, meaning, score }] : []
  })

const assign = (claims: readonly Claim[], isValueAt: (at: number) => boolean): Map<number, Claim> => {
  const assigned = new Map<number, Claim>()
  const taken = new Set<Meaning>()
  const isFurtherValue = ({ at, meaning }: Claim) => meaning === 'value' && isValueAt(at)
  for (const claim of claims.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (assigned.has(claim.at) || (taken.has(claim.meaning) && !isFurtherValue(claim))) continue
    assigned.set(claim.at, claim)
    if (single.has(claim.meaning)) taken.add(claim.meaning)
  }
  return assigned
}

/** Beside a column that names the manufacturer, a plain `Part number` is a number of the distributor or of the buyer. */
const separateNumbers = (columns: NamedColumn[], profiles: readonly Profile[]): NamedColumn[] => {
  const certainty = ({ header }: NamedColumn) => header?.meanings.manufacturer_part_number ?? 0.5
  const numbered = columns.filter(({ meaning }) => meaning === 'manufacturer_part_number')
  const isFilled = ({ at }: NamedColumn) => (profiles[at]?.filled ?? 0) > 0
  const [sure] = numbered.filter((column) => certainty(column) > 0.88 && isFilled(column))
  const best = sure ?? numbered.toSorted((a, b) => b.confidence - a.confidence || a.at - b.at)[0]
  return columns.map((column) => {
    if (!numbered.includes(column) || column === best || column.header?.isAlternate) return column
    // A second `Part Number` right of the vendor is the vendor's.
    if (certainty(column) < 0.9 && columns.find(({ at }) => at === column.at - 1)?.meaning === 'distributor')
      return { ...column, meaning: 'distributor_part_number' }
    if (certainty(column) > 0.88 && isFilled(column)) return column
    if (!sure && column.header && certainty(column) >= 0.8) return column
    const isOrderCode = (profiles[column.at]?.share('orderCode') ?? 0) > 0.5
    if (column.header === null)
      return isOrderCode ? { ...column, meaning: 'distributor_part_number' } : { ...column, meaning: 'ignored' }
    if ((column.header.meanings.value ?? 0) >= 0.5) return { ...column, meaning: 'value' }
    return { ...column, meaning: isOrderCode ? 'distributor_part_number' : 'internal_part_number' }
  })
}

const scoreColumns = (columns: readonly NamedColumn[], profiles: readonly Profile[]): number => {
  const seen = new Map<Meaning, number>()
  for (const { at, meaning, confidence } of columns) {
    const filled = (profiles[at]?.filled ?? 0) > 0 ? 1 : 0.4
    seen.set(meaning, Math.max(seen.get(meaning) ?? 0, confidence * filled * (weights[meaning] ?? 0)))
  }
  return seen.values().reduce((sum, value) => sum + value, 0)
}

/** SnapEDA names the manufacturer `MF` and its number `MP`. */
const withSnapEda = (headers: readonly HeaderCell[]): readonly HeaderCell[] =>
  headers.some(({ text }) => text === 'MF')
    ? headers.map((cell) => (cell.text === 'MP' ? { ...cell, header: readHeader('MPN') } : cell))
    : headers

/** Names each column of a table by its header and its contents. */
export const nameColumns = (
  written: readonly HeaderCell[],
  rows: readonly (readonly string[])[],
  corrected: Readonly<Record<number, Meaning>> = {},
): TableColumns => {
  const headers = withSnapEda(written)
  const cells = headers.map((_, at) => rows.map((row) => row[at] ?? ''))
  const eagle: Readonly<Record<number, Meaning>> = isEagleList(written, cells[0] ?? []) ? { 0: 'designators' } : {}
  const given = { ...eagle, ...readOwnDownload(written), ...corrected }
  const firstProfiles = cells.map((column) => profileColumn(column, null))
  const isValueAt = (at: number) => headers[at] !== undefined && hasValues(headers[at], firstProfiles[at])
  const first = assign(
    withoutEmptier(
      [
        ...findCountedNames(headers, cells),
        ...headers.flatMap((header, at) => listClaims(header, firstProfiles[at] ?? profileColumn([], null), at)),
      ],
      firstProfiles,
    ),
    isValueAt,
  )
  const chosen = Object.entries(given).find(([, meaning]) => meaning === 'designators')?.[0]
  const designatorColumn =
    chosen === undefined ? first.values().find(({ meaning }) => meaning === 'designators')?.at : Number(chosen)
  const counts = designatorColumn === undefined ? null : countDesignators(cells[designatorColumn] ?? [])
  const profiles = cells.map(
    (column, at) =>
      (at === designatorColumn ? firstProfiles[at] : profileColumn(column, counts)) ?? profileColumn(column, null),
  )
  const counted = chosen === undefined ? findCountedNames(headers, cells).filter(({ at }) => !(at in given)) : []
  const listed = headers.flatMap((header, at) =>
    at in given
      ? []
      : listClaims(header, profiles[at] ?? profileColumn([], null), at).filter(
          ({ meaning }) =>
            !single.has(meaning) || !Object.values(given).includes(meaning) || (meaning === 'value' && isValueAt(at)),
        ),
  )
  const assigned = assign(withoutEmptier([...counted, ...listed], profiles), isValueAt)
  const columns = headers.flatMap(({ header, text }, at): NamedColumn[] => {
    const meaning = given[at]
    if (meaning) return [{ at, meaning, confidence: 1, header, text }]
    const claim = assigned.get(at)
    if (!claim && text === '' && profiles[at]?.filled === 0) return []
    return [{ at, meaning: claim?.meaning ?? 'ignored', confidence: claim?.score ?? 0, header, text }]
  })
  const named = separateNumbers(columns, profiles)
  return { columns: named, profiles, score: scoreColumns(named, profiles) }
}
