import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { partsListLineProblems } from '@partgate/schema/shop-api/parts-list.ts'
import { maxCellChars } from '../cell-text.ts'
import { looksLikeDesignators, readDesignators } from '../columns/designators.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'
import { hasPartNumber } from '../number-in-text.ts'
import { isBoardCountRow } from './board-title.ts'
import { findSigns } from './find-signs.ts'
import { isSectionOfParts, type Section } from './find-table.ts'
import {
  chooseQuantity,
  type QuantityRule,
  readRowQuantity,
  type RowQuantity,
  withOneQuantity,
} from './quantity-of-row.ts'
import { findRowKind, type RowBefore, type RowKind, type TableFacts } from './row-kind.ts'
import { readRowNumbers, type RowNumber } from './row-numbers.ts'
import { type LineTexts, readLineTexts, readText } from './row-texts.ts'
import { hasUnfitMark, isOptionalValue } from './row-words.ts'
import { choosePrice, type TargetPrice, readTargetPrice } from './target-price.ts'
import { readTableFacts } from './table-facts.ts'
import { withUnsureRepeats } from './repeated-designators.ts'
import type { TextSheet } from './text-sheet.ts'
import { withUnsurePartsOfAssemblies } from './assembly-levels.ts'
import { withUnsureSums } from './sum-columns.ts'
import { isFitInVariant, readUnfitMarks } from './unfit-marks.ts'

export type ListLine = {
  /** From 0. */
  at: number
  kind: Exclude<RowKind, 'continued'>
  designators: string
  texts: LineTexts
  numbers: RowNumber[]
  quantity: RowQuantity
  target: TargetPrice
  problems: (typeof partsListLineProblems)[number][]
}

const isChanged = (sheet: TextSheet, at: number, columns: readonly NamedColumn[]) =>
  columns.some(({ at: column, meaning }) => {
    if (meaning !== 'manufacturer_part_number' && meaning !== 'distributor_part_number') return false
    const cell = sheet.cell(at, column)
    if (cell instanceof Date) return true
    if (typeof cell === 'number') return true
    return typeof cell === 'string' && /^\d[.,]\d+E\+?\d+$/i.test(cell.trim())
  })

const isTooLong = (sheet: TextSheet, at: number, column: number, meaning: Meaning) =>
  sheet.isCut(at, column) ||
  (!['designators', 'ignored', 'url'].includes(meaning) && (sheet.row(at)[column]?.length ?? 0) > maxCellChars)

const readLine = (
  sheet: TextSheet,
  at: number,
  kind: ListLine['kind'],
  columns: readonly NamedColumn[],
  quantity: RowQuantity,
  target: TargetPrice,
): ListLine => {
  const numbers = readRowNumbers(sheet, at, columns)
  const problems: ListLine['problems'] = []
  if (quantity.differs) problems.push('designators_differ')
  if (target.problem) problems.push(target.problem)
  if (columns.some(({ at: column, meaning }) => isTooLong(sheet, at, column, meaning))) problems.push('cut_short')
  if (isChanged(sheet, at, columns)) problems.push('changed_by_spreadsheet')
  return {
    at,
    kind,
    designators: readText(sheet, at, columns, 'designators'),
    texts: readLineTexts(sheet, at, columns, numbers),
    numbers,
    quantity,
    target,
    problems,
  }
}

type Raw = { at: number; kind: RowKind; more: string }

const countMissing = (
  sheet: TextSheet,
  at: number,
  { column, designatorColumns: [designatorColumn] }: QuantityRule,
  more: string,
): number => {
  if (designatorColumn === undefined) return 0
  const text = `${sheet.row(at)[designatorColumn] ?? ''}${more}`
  if (/[,;，、-]\s*$/.test(text)) return 1
  const written = column === null ? Number.NaN : Number(sheet.row(at)[column] ?? '')
  return Number.isNaN(written) ? 0 : Math.max(0, written - (readDesignators(text, true)?.count ?? 0))
}

/** `Carte fille | 4 ex.` directly above the header of the next table, without a part number and a quantity. */
const isTitleOfNext = (sheet: TextSheet, at: number, { endRow }: Section, { column }: QuantityRule) =>
  at === endRow - 1 &&
  endRow < sheet.length &&
  (column === null || (sheet.row(at)[column] ?? '') === '') &&
  !sheet.row(at).some(hasPartNumber) &&
  isBoardCountRow(sheet, at)

/** Kinds first, because a row may continue the designators of the one above. */
const findKinds = (
  sheet: TextSheet,
  section: Section,
  rows: readonly number[],
  rule: QuantityRule,
  facts: TableFacts,
): Raw[] => {
  const isParts = isSectionOfParts(sheet, section)
  const found: Raw[] = []
  let before = null as RowBefore
  let last: Raw | null = null
  let lastAt = -2
  let isUnfitBlock = false
  for (const at of rows) {
    const texts = sheet.row(at)
    const isAdjacent = lastAt === at - 1
    const read = isParts ? findRowKind(facts, texts, before && { ...before, isAdjacent }) : 'note'
    const kind = read === 'part' && isTitleOfNext(sheet, at, section, rule) ? 'title' : read
    if (kind === null) continue
    lastAt = at
    if (kind === 'title') isUnfitBlock = texts.some((text) => hasUnfitMark(text))
    if (kind === 'continued' && last) {
      last.more += `, ${texts[rule.designatorColumns[0] ?? 0] ?? ''}`
      found.push({ at, kind: 'continued', more: '' })
      if (before) before.missingDesignators = countMissing(sheet, last.at, rule, last.more)
      continue
    }
    const raw: Raw = { at, kind: kind === 'part' && isUnfitBlock ? 'not_fitted' : kind, more: '' }
    found.push(raw)
    last = raw
    // Alternates follow the part to which they belong.
    before = {
      kind,
      texts: kind === 'alternate' && before ? before.texts : texts,
      isAdjacent,
      missingDesignators: countMissing(sheet, at, rule, ''),
    }
  }
  return found
}

const listRows = ({ firstRow, endRow }: Section) =>
  Array.from({ length: Math.max(0, endRow - firstRow) }, (_, i) => firstRow + i)

export const isLine = ({ kind }: { kind: RowKind }) => kind === 'part' || kind === 'alternate' || kind === 'not_fitted'

/** A sum below the last part, without a word for it, is no part. */
const isTrailing = (found: readonly Raw[], index: number) => !found.slice(index + 1).some(isLine)

/** Where some of the parts are not placed, the others are likely the quantity. */
const withoutUnfit = (
  quantity: RowQuantity,
  kind: RowKind,
  { columns, listed }: TableFacts,
  texts: readonly string[],
): RowQuantity => {
  const unfit = kind === 'part' ? readUnfitMarks(columns, texts, listed)?.count : null
  const designators = columns.find(({ meaning }) => meaning === 'designators')
  const all = designators ? readDesignators(texts[designators.at] ?? '', true)?.count : undefined
  if (unfit && all) return { qty: all - unfit, state: 'unsure', differs: false }
  const isOptional = columns.some(({ at, meaning }) => meaning === 'value' && isOptionalValue(texts[at] ?? ''))
  const isOpen = isOptional || (kind === 'part' && isFitInVariant(columns, texts))
  return isOpen && quantity.qty !== null ? { ...quantity, state: 'unsure' } : quantity
}

const minSummed = 3
/** The last row, without a designator, whose number is the sum of the numbers above. */
const findSum = (
  sheet: TextSheet,
  found: readonly Raw[],
  { column, designatorColumns: [designatorColumn] }: QuantityRule,
  columns: readonly NamedColumn[],
): number | null => {
  const parts = found.filter(isLine)
  const last = parts.at(-1)
  if (!last || column === null || designatorColumn === undefined || parts.length <= minSummed) return null
  const isPart = looksLikeDesignators(sheet.row(last.at)[designatorColumn] ?? '')
  if (isPart || readRowNumbers(sheet, last.at, columns).length > 0) return null
  const [number = Number.NaN, ...above] = parts.toReversed().map(({ at }) => Number(sheet.row(at)[column] ?? ''))
  return number > 0 && above.reduce((total, each) => total + each, 0) === number ? last.at : null
}

export const readSection = (
  sheet: TextSheet,
  section: Section,
  lang: LocaleCode,
): { lines: ListLine[]; columns: NamedColumn[] } => {
  const rows = listRows(section)
  const signs = findSigns(sheet, section, rows, lang)
  const { columns } = section.table
  const rule = chooseQuantity(
    sheet,
    section.table,
    rows.filter((at) => sheet.row(at).filter((text) => text !== '').length > 1),
    signs,
  )
  const priceRule = choosePrice(sheet, section.headerRow, columns)
  const facts = readTableFacts(sheet, rows, columns)
  const found = findKinds(sheet, section, rows, rule, facts)
  const quantityColumns = columns.filter(({ meaning }) => meaning === 'quantity' || meaning === 'total_quantity')
  const sum = findSum(sheet, found, rule, columns)
  const lines = found.map(({ at, kind: raw, more }, index) => {
    const isBareNumber =
      raw === 'part' &&
      sheet.row(at).every((text, column) => text === '' || quantityColumns.some((each) => each.at === column))
    const isSum = at === sum || (isBareNumber && isTrailing(found, index))
    const kind = raw === 'continued' ? 'note' : isSum ? 'total' : raw
    const quantity: RowQuantity = isLine({ kind })
      ? withoutUnfit(readRowQuantity(sheet, at, rule, signs, more), kind, facts, sheet.row(at))
      : { qty: null, state: 'missing', differs: false }
    const target = readTargetPrice(sheet, at, priceRule, signs.read)
    const line = readLine(sheet, at, kind, columns, quantity, target)
    return more === '' ? line : { ...line, designators: `${line.designators}${more}`.replace(/,\s*,/g, ',') }
  })
  const sure = withUnsureSums(sheet, withUnsureRepeats(lines), rule, columns)
  return {
    lines: withUnsurePartsOfAssemblies(sheet, sure, columns),
    columns: withOneQuantity(columns, rule),
  }
}
