import type { CellKind } from '../columns/cell-kinds.ts'
import type { NamedColumn, TableColumns } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'

const identities = new Set<Meaning>([
  'manufacturer_part_number',
  'distributor_part_number',
  'internal_part_number',
  'value',
  'description',
])

const minSureConfidence = 0.6
const [minNamedPart, minDistributors] = [0.55, 0.3]
const [minAlone, minBesideDesignators] = [0.2, 0.1]

export const isPartsTable = ({ columns }: TableColumns) => {
  const isSure = (...wanted: Meaning[]) =>
    columns.some(({ meaning, confidence }) => wanted.includes(meaning) && confidence >= minSureConfidence)
  const minIdentity = isSure('designators') ? minBesideDesignators : minAlone
  return (
    columns.some(({ meaning, confidence }) => identities.has(meaning) && confidence > minIdentity) ||
    (isSure('designators') && isSure('quantity', 'total_quantity'))
  )
}

export const quantities = new Set<Meaning>(['quantity', 'total_quantity'])
const isNamedPart = ({ header }: NamedColumn) => (header?.meanings.manufacturer_part_number ?? 0) >= minNamedPart

/** An `Item` is a part where it has a size or a code, such as `M3x8`. */
const namesPart = (column: NamedColumn, profiles: TableColumns['profiles']) => {
  const { at, header, meaning } = column
  return (
    isNamedPart(column) ||
    ((header?.meanings.line ?? 0) >= 0.7 && meaning !== 'line' && (profiles[at]?.share('sized') ?? 0) > 0.5)
  )
}

/** Some quantities are words, such as `some`. */
const minQuantity = 0.45
const sumShares = (profiles: TableColumns['profiles'], at: number, ...kinds: CellKind[]) =>
  kinds.reduce((sum, kind) => sum + (profiles[at]?.share(kind) ?? 0), 0)

const [minCountConfidence, minMixed] = [0.7, 0.5]
/** `Item` with names of components, values and part numbers, beside a quantity. */
const countsComponents = ({ columns, profiles }: Omit<TableColumns, 'score'>) =>
  columns.some(({ meaning, confidence }) => quantities.has(meaning) && confidence >= minCountConfidence) &&
  columns.some(
    ({ at, meaning }) =>
      meaning === 'description' && sumShares(profiles, at, 'component', 'partNumber', 'value') > minMixed,
  )

/** What tells a list of electronic parts from other tables. */
export const hasEvidence = ({ columns, profiles }: TableColumns) =>
  // `Part` or `Item`, and `Quantity`, name a list of parts with any contents.
  (columns.some((column) => namesPart(column, profiles)) &&
    columns.some(({ meaning, confidence }) => quantities.has(meaning) && confidence > minQuantity)) ||
  columns.some(({ at, meaning, confidence, header }) => {
    const share = profiles[at]?.share
    if ((header?.meanings.manufacturer_part_number ?? 0) >= 0.85) return true
    if (meaning === 'designators') return confidence >= 0.35 || (header?.meanings.designators ?? 0) >= 0.95
    if (meaning === 'manufacturer_part_number') return confidence >= 0.35
    if (meaning === 'distributor_part_number') return confidence >= 0.6 && (share?.('orderCode') ?? 0) > 0.3
    if (meaning === 'url')
      return (header?.meanings.distributor_part_number ?? 0) >= 0.7 || (share?.('distributor') ?? 0) > minDistributors
    if (meaning === 'internal_part_number') return (share?.('partNumber') ?? 0) > 0.5
    if (meaning === 'description' || meaning === 'value')
      return (
        (share?.('component') ?? 0) > 0.4 ||
        (share?.('partNumber') ?? 0) > 0.5 ||
        ((share?.('value') ?? 0) > 0.3 && (share?.('number') ?? 0) < 0.5)
      )
    return meaning === 'package' && (share?.('package') ?? 0) > 0.3
  }) ||
  countsComponents({ columns, profiles })

/** `Component`, or `Qty` beside a name, where a title says that the table is a list of parts. */
export const namesItems = ({ columns }: TableColumns) =>
  columns.some(
    (column) => isNamedPart(column) || (quantities.has(column.meaning) && column.confidence >= minSureConfidence),
  )

/** `Component` beside links to products of distributors. */
export const linksToShops = ({ columns, profiles }: TableColumns) =>
  columns.some(isNamedPart) &&
  columns.some(({ at, meaning }) => meaning === 'url' && (profiles[at]?.share('distributor') ?? 0) > minDistributors)

/** Some column holds part numbers, under any header. */
export const hasPartNumbers = ({ columns, profiles }: TableColumns) =>
  columns.some(({ at }) => (profiles[at]?.share('partNumber') ?? 0) > 0.6 && (profiles[at]?.share('words') ?? 0) < 0.2)

const [minNamedValue, minComponents, minValues, maxNumbers, minCounted] = [0.7, 0.4, 0.4, 0.3, 0.3]
/** `Component | Value | Notes`, or descriptions such as `220u cap (x2)`, without a column of quantities or part numbers. */
export const describesComponents = ({ columns, profiles }: TableColumns) => {
  const share = (at: number, ...kinds: CellKind[]) => sumShares(profiles, at, ...kinds)
  const namesComponents = columns.some(
    (column) => isNamedPart(column) && share(column.at, 'component') >= minComponents,
  )
  const hasValues = columns.some(
    ({ at, meaning, header }) =>
      meaning === 'value' &&
      (header?.meanings.value ?? 0) >= minNamedValue &&
      share(at, 'value', 'numberWord') >= minValues &&
      share(at, 'number') <= maxNumbers,
  )
  return (
    (namesComponents && hasValues) ||
    columns.some(({ at, meaning }) => meaning === 'description' && share(at, 'counted') >= minCounted)
  )
}

const [minCountedRows, minCoded] = [3, 0.3]
/** `2x`, `1x` beside names such as `esp32-c3`, or a column of counts beside words for components, values or part numbers. */
export const isCounted = ({ profiles }: TableColumns) =>
  (profiles.some(({ filled, share }) => filled >= minCountedRows && share('times') === 1) &&
    profiles.some(({ share }) => share('coded') >= minCoded)) ||
  (profiles.some(
    ({ counts, filled, isIndex, isSizeCode }) => filled >= minCountedRows && counts > 0.9 && !isIndex && !isSizeCode,
  ) &&
    profiles.some(
      ({ share, meanChars, counts }) =>
        (meanChars > 5 || share('number') < 0.3) &&
        counts < 0.5 &&
        (share('component') >= 0.2 || share('value') >= 0.3 || share('numberWord') >= 0.3),
    ))
