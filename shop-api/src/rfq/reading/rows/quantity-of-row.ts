import { isEagleList } from '../columns/eagle-list.ts'
import type { Designators } from '../columns/designators.ts'
import type { NamedColumn, TableColumns } from '../columns/name-columns.ts'
import { isBracketedCount } from '../columns/profile-column.ts'
import { areDesignatorsBroken } from './broken-designators.ts'
import { areItemCodes } from './item-codes.ts'
import {
  isOneEach,
  joinDesignatorCells,
  chooseDesignatorColumns,
  listsSeveral,
  readDesignatorCell,
  readLabel,
} from './labels.ts'
import { isMoney, isProduct, listNumberColumns } from './money-columns.ts'
import { findSizeInQuantity } from '../size-codes.ts'
import type { TextSheet } from './text-sheet.ts'
import { hasUnexplainedCounts, isOnlyNumbers } from './unnamed-counts.ts'
import { contradictsTexts, readCountBehind, statedQuantity } from './stated-count.ts'
import { contradictsHeader, areUnits, isOtherUnit, isUnitHeader } from './unit-of-quantity.ts'
import { readThreePlaces, type Signs, type ThreePlaces, toNumber } from './three-places.ts'

export type RowQuantity = {
  qty: number | null
  state: 'read' | 'designators' | 'unsure' | 'missing'
  differs: boolean
}

export const withUnsureQuantity = <Line extends { quantity: RowQuantity }>(line: Line): Line => ({
  ...line,
  quantity: { ...line.quantity, state: 'unsure' },
})

export type QuantityRule = {
  /** The column that holds the number of pieces; null where only designators tell it. */
  column: number | null
  hasHeader: boolean
  /** Other columns that claim to hold the number of pieces; where they disagree, the row is unsure. */
  others: readonly number[]
  /** All further columns of quantities; where the column is empty, one of them may have the number. */
  further: readonly { at: number; isTotal: boolean }[]
  /** The column holds a multiple of the designators: the pieces of so many boards. */
  boards: number
  isTotal: boolean
  isUnsure: boolean
  /** All columns of the table. */
  columns: readonly NamedColumn[]
  /** Columns that say in which units the parts are counted, such as packs, pairs, lengths or weights. */
  unitColumns: readonly number[]
  /** The column of designators; more than one where several boards have a column each, and none where the table has none. */
  designatorColumns: readonly number[]
  places: ThreePlaces | null
  /** Each row has one designator, and most quantities are others than 1: a label, which does not say how many pieces there are. */
  isLabeled: boolean
}

type Sample = { counts: (Designators | null)[]; written: (number | null)[] }

const minCompared = 3

const compare = ({ counts, written }: Sample) => {
  const ratios = counts.flatMap((found, at) => {
    const number = written[at]
    return found?.isSure && number ? [number / found.count] : []
  })
  const equal = ratios.filter((ratio) => ratio === 1).length
  const [first = 1] = ratios
  const isMultiple =
    ratios.length >= minCompared && first > 1 && Number.isInteger(first) && ratios.every((ratio) => ratio === first)
  return { compared: ratios.length, share: equal / Math.max(ratios.length, 1), boards: isMultiple ? first : 1 }
}

/** `Qty Basic`, `Qty Pro`: each is the quantity of another board. */
const areVariants = (one: NamedColumn, other: NamedColumn) => {
  const [sure, otherSure] = [one, other].map(({ header }) => header?.meanings.quantity ?? 0)
  return sure === otherSure && sure !== undefined && sure > 0 && sure < 0.9
}

/** Decides once for a table which column tells the number of pieces, and whether the designators contradict it. */
export const chooseQuantity = (
  sheet: TextSheet,
  table: TableColumns,
  rows: readonly number[],
  signs: Signs,
): QuantityRule => {
  const { columns } = table
  const holdsUnits = (at: number) => areUnits(rows.map((row) => sheet.row(row)[at] ?? ''))
  const claimed = columns.filter(
    ({ at, meaning }) => (meaning === 'quantity' || meaning === 'total_quantity') && !holdsUnits(at),
  )
  const designatorColumns = chooseDesignatorColumns(sheet, table, rows, claimed)
  const counts = rows.map((row) => readDesignatorCell(joinDesignatorCells(sheet.row(row), designatorColumns)))
  const numberColumns = listNumberColumns(sheet, rows, columns)
  const isClaimed = ({ at }: NamedColumn) => claimed.some((column) => column.at === at)
  const judged = claimed
    // The pieces of all boards, or a sum of money, beside the quantity.
    .filter((column) => column.confidence === 1 || !isProduct(numberColumns, column, isClaimed))
    .map((column) => {
      const places = readThreePlaces(sheet, rows, column.at, columns, counts, signs)
      const written = rows.map((row) => toNumber(sheet, row, column.at, signs, places))
      return {
        ...column,
        places,
        written,
        contradictsHeader: contradictsHeader(column.text, column.meaning === 'total_quantity', written),
        ...compare({ counts, written }),
      }
    })
  const proved = judged.filter(({ compared, share }) => compared >= minCompared && share >= 0.7)
  const perBoard = judged.filter(({ meaning }) => meaning === 'quantity')
  // With a confidence of 1, the buyer chose the meaning of a column.
  const given = judged.filter(({ confidence }) => confidence === 1)
  const [best] = ([given, proved, perBoard].find(({ length }) => length > 0) ?? judged).toSorted(
    (a, b) => b.confidence - a.confidence || a.at - b.at,
  )
  const isLabeled =
    isOneEach(counts) ||
    (isEagleList(
      columns,
      rows.map((row) => sheet.row(row)[0] ?? ''),
    ) &&
      !listsSeveral(counts))
  const base = {
    designatorColumns,
    hasHeader: false,
    others: [],
    further: [],
    boards: 1,
    isTotal: false,
    isUnsure: false,
    columns,
    unitColumns: columns.flatMap(({ at, text }) => (isUnitHeader(text) || holdsUnits(at) ? [at] : [])),
    places: null,
    isLabeled,
  }
  if (!best) return { ...base, column: null, isUnsure: hasUnexplainedCounts(table) || areItemCodes(columns, counts) }
  const isProved = proved.includes(best)
  const rivals = isProved
    ? []
    : judged.filter(({ meaning, confidence }) => meaning === best.meaning && confidence > best.confidence * 0.75)
  const alike = new Set([...columns.filter((each) => areVariants(each, best)), ...rivals].map(({ at }) => at))
  const others = [...alike].filter((at) => at !== best.at)
  const isOftenOther = best.compared >= minCompared && best.share < 0.5 && best.boards === 1
  const areLabels = isLabeled && isOftenOther && best.share > 0 && (best.header?.meanings.quantity ?? 0) >= 0.9
  const contradicts = isOftenOther && !areLabels
  const isNamed =
    best.confidence >= 0.45 ||
    isOnlyNumbers(table, best.at, best.written) ||
    (best.header?.meanings[best.meaning] ?? 0) >= 0.9 ||
    (columns.every(({ header }) => header === null) &&
      columns.filter(({ meaning }) => meaning !== 'target_price').length <= 3 &&
      best.confidence >= 0.2)
  return {
    ...base,
    column: best.at,
    hasHeader: best.text !== '',
    places: best.places,
    others,
    further: judged
      .filter(({ at }) => at !== best.at)
      .map(({ at, meaning }) => ({ at, isTotal: meaning === 'total_quantity' })),
    boards: best.boards,
    isLabeled: areLabels,
    isTotal: best.meaning === 'total_quantity',
    isUnsure:
      contradicts ||
      (best.contradictsHeader && !isProved) ||
      isMoney(numberColumns, best, columns) ||
      (best.header?.isOneSide === true && !isProved) ||
      !(isProved || isNamed),
  }
}

/** Lines take their quantity from one column: others do not have the same meaning. */
export const withOneQuantity = (columns: readonly NamedColumn[], { column, isTotal }: QuantityRule): NamedColumn[] =>
  columns.map((each) => {
    const isFurther =
      column !== null &&
      each.at !== column &&
      (each.meaning === 'quantity' || (isTotal && each.meaning === 'total_quantity'))
    return isFurther ? { ...each, meaning: 'ignored' } : each
  })

const fromDesignators = (found: Designators | null, isUnsure: boolean): RowQuantity => {
  if (!found) return { qty: null, state: 'missing', differs: false }
  return { qty: found.count, state: found.isSure && !isUnsure ? 'designators' : 'unsure', differs: false }
}

export const readRowQuantity = (
  sheet: TextSheet,
  row: number,
  rule: QuantityRule,
  signs: Signs,
  more: string,
): RowQuantity => {
  const { column, hasHeader, others, further, boards, isTotal, isUnsure, designatorColumns, places, isLabeled } = rule
  const [designatorColumn] = designatorColumns
  const designators = `${joinDesignatorCells(sheet.row(row), designatorColumns)}${more}`
  const read = readDesignatorCell(designators)
  const isCut = designatorColumn !== undefined && sheet.isCut(row, designatorColumn)
  const label =
    column === null && isLabeled
      ? readLabel(
          rule.columns.find(({ at }) => at === designatorColumn),
          designators,
          read,
        )
      : null
  const found = isCut ? read && { ...read, isSure: false } : (label ?? read)
  const text = column === null ? '' : (sheet.row(row)[column] ?? '')
  if (column === null || text === '') {
    const [, stated] = statedQuantity.exec(designators) ?? []
    if (column === null && stated !== undefined) return { qty: Number(stated), state: 'read', differs: false }
    const filled = further.find(({ at }) => (sheet.row(row)[at] ?? '') !== '')
    if (filled) {
      const qty = filled.isTotal === isTotal ? toNumber(sheet, row, filled.at, signs, null) : null
      return { qty, state: 'unsure', differs: false }
    }
    const behind = column === null && read === null ? readCountBehind(rule.columns, sheet.row(row)) : null
    if (behind !== null) return { qty: behind, state: isUnsure ? 'unsure' : 'read', differs: false }
    const isBroken = designatorColumn !== undefined && areDesignatorsBroken(sheet.row(row), designatorColumn)
    const isOtherwiseStated = found !== null && contradictsTexts(rule.columns, sheet.row(row), found.count)
    const isOfBoards = designatorColumns.length > 1
    return fromDesignators(found, (column === null && isUnsure) || isBroken || isOtherwiseStated || isOfBoards)
  }
  const bracketed = isBracketedCount(text)
  const qty = bracketed ? Number(text.slice(1, -1)) : toNumber(sheet, row, column, signs, places)
  const size = findSizeInQuantity(sheet.row(row), column, hasHeader)
  if (qty === null || size === 'package') return { qty: null, state: 'unsure', differs: false }
  const disagrees = others.some((other) => {
    const text = sheet.row(row)[other] ?? ''
    return text !== '' && toNumber(sheet, row, other, signs, places) !== qty
  })
  if (boards > 1 && isTotal && found?.isSure) return { qty: found.count, state: 'designators', differs: false }
  const isCounted = found !== null && (found.isSure || found.endsWithOther)
  const differs = isCounted && found.count !== qty && !isLabeled
  const isCountedOtherwise =
    rule.unitColumns.some((at) => isOtherUnit(sheet.row(row)[at] ?? '')) && found?.count !== qty
  const isOpen = isUnsure || isCountedOtherwise || bracketed || size !== null || places?.isSure === false
  return { qty, state: isOpen || disagrees || differs ? 'unsure' : 'read', differs }
}
