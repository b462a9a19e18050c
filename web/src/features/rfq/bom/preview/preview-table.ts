import type { ParsedList_ListFragment, PartsListMeaning } from '#graphql/generated/types.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import type { Correction } from '../entry/stored-layouts.ts'

export const meanings = [
  'IGNORED',
  'MANUFACTURER_PART_NUMBER',
  'MANUFACTURER',
  'DISTRIBUTOR_PART_NUMBER',
  'DISTRIBUTOR',
  'INTERNAL_PART_NUMBER',
  'QUANTITY',
  'TOTAL_QUANTITY',
  'BOARDS',
  'DESIGNATORS',
  'VALUE',
  'PACKAGE',
  'DESCRIPTION',
  'TARGET_PRICE',
  'DATE_CODE',
  'NOT_FITTED',
  'NOTE',
  'LINE',
  'URL',
] as const satisfies readonly PartsListMeaning[]

const previewRows = 8
const sureFromPercent = 75

export type PreviewColumn = {
  column: number
  /** Empty where the list has none. */
  header: string
  meaning: PartsListMeaning
  isUnsure: boolean
  cells: readonly string[]
}

/** The first rows with parts, column by column. */
export const toPreviewColumns = ({ columns, rows }: ParsedList_ListFragment): PreviewColumn[] => {
  const parts = rows.filter(({ kind }) => kind !== 'TITLE' && kind !== 'NOTE').slice(0, previewRows)
  return columns.map(({ column, header, meaning, confidencePercent }) => ({
    column,
    header: header ?? '',
    meaning,
    isUnsure: meaning !== 'IGNORED' && confidencePercent < sureFromPercent,
    cells: parts.map(({ cells }) => cells[column] ?? ''),
  }))
}

/** Row number of the header; 0 for a table without one; null for a text that names no row of the sheet. */
export const readHeaderRow = (text: string, rowCount: number): number | null => {
  const row = text.trim() === '' ? 0 : readQuantity(text)
  return row !== null && row <= rowCount ? row : null
}

export const correctColumn = (
  corrections: readonly Correction[],
  { column, meaning }: Correction,
): readonly Correction[] => [...corrections.filter((each) => each.column !== column), { column, meaning }]

const quantities: ReadonlySet<PartsListMeaning> = new Set(['QUANTITY', 'TOTAL_QUANTITY'])

/** Without a column of quantities, the shop counts the designators. */
export const countDesignators = (list: ParsedList_ListFragment, corrections: readonly Correction[]) =>
  list.columns
    .filter(({ meaning }) => quantities.has(meaning))
    .reduce((all, { column }) => correctColumn(all, { column, meaning: 'IGNORED' }), corrections)

/** The chosen column alone has the quantities. */
export const chooseQuantities = (
  list: ParsedList_ListFragment,
  corrections: readonly Correction[],
  column: number,
): readonly Correction[] => correctColumn(countDesignators(list, corrections), { column, meaning: 'QUANTITY' })

const isPriceProblem = (problem: ParsedList_ListFragment['rows'][number]['problems'][number]) =>
  problem === 'BAD_PRICE' || problem === 'FOREIGN_CURRENCY'

type Figures = {
  parts: number
  alternates: number
  notFitted: number
  unsure: number
  changed: number
  badPrices: number
  targetPrices: number
}

/** Lines that can be ordered; those that are not fitted count only where the list has no others. */
export const countContinued = ({ parts, alternates, notFitted }: Figures): number => parts + alternates || notFitted

export const countRows = ({ rows }: ParsedList_ListFragment): Figures => {
  const count = (check: (row: ParsedList_ListFragment['rows'][number]) => boolean) => rows.filter(check).length
  return {
    parts: count(({ kind }) => kind === 'PART'),
    alternates: count(({ kind }) => kind === 'ALTERNATE'),
    notFitted: count(({ kind }) => kind === 'NOT_FITTED'),
    unsure: count(({ kind, quantityStatus }) => kind === 'PART' && quantityStatus === 'UNSURE'),
    changed: count(({ problems }) => problems.includes('CHANGED_BY_SPREADSHEET')),
    badPrices: count(({ problems }) => problems.some(isPriceProblem)),
    targetPrices: count(({ targetPrice }) => targetPrice !== null),
  }
}
