import { readCellKinds } from '../columns/cell-kinds.ts'
import { looksLikeDesignators, readDesignators } from '../columns/designators.ts'
import { isKnownDistributor } from '../columns/manufacturers.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import { isCountText } from '../columns/profile-column.ts'
import type { Meaning } from '../columns/read-header.ts'
import { hasPartNumber } from '../number-in-text.ts'
import {
  isAlternateText,
  isFitText,
  isNo,
  isPlaceholder,
  isSomeText,
  isTotalText,
  isUnfitText,
  isUnfitValue,
  isYes,
} from './row-words.ts'
import { isFitInVariant, readUnfitMarks } from './unfit-marks.ts'

export type RowKind = 'part' | 'alternate' | 'not_fitted' | 'total' | 'title' | 'note' | 'continued'

/** Facts of a whole table that decide what a single row is. */
export type TableFacts = {
  columns: readonly NamedColumn[]
  /** Columns that nearly every row fills. */
  isUsual: (meaning: Meaning) => boolean
  /** Most rows have a single text, in a column that names parts. */
  isPlainList: boolean
  /** The designators of all rows. */
  listed: ReadonlySet<string>
}

export type RowBefore = {
  kind: RowKind
  texts: readonly string[]
  isAdjacent: boolean
  missingDesignators: number
} | null

const numbers = new Set<Meaning>(['manufacturer_part_number', 'distributor_part_number', 'internal_part_number'])
const descriptive = new Set<Meaning>(['value', 'description', 'package'])
const counts = new Set<Meaning>(['quantity', 'total_quantity'])
const orders = new Set<Meaning>(['manufacturer_part_number', 'distributor_part_number'])

const toReader = (columns: readonly NamedColumn[], texts: readonly string[]) => {
  const all = (wanted: ReadonlySet<Meaning>) =>
    columns.flatMap(({ at, meaning }) => {
      const text = texts[at] ?? ''
      return wanted.has(meaning) && text !== '' && !isPlaceholder(text) ? [text] : []
    })
  return { all, of: (...wanted: Meaning[]) => all(new Set(wanted)) }
}

const markedMeanings = new Set<Meaning>([
  'value',
  'note',
  'description',
  'manufacturer',
  'quantity',
  'manufacturer_part_number',
  'total_quantity',
  'ignored',
])

/** The column of a mark may say yes to `fitted` or to `not fitted`. */
const isMarkedUnfit = ({ columns }: TableFacts, texts: readonly string[]) =>
  !isFitInVariant(columns, texts) &&
  columns.some(({ at, meaning, header }) => {
    const text = texts[at] ?? ''
    if (text === '') return false
    // As a quantity, the German `n.B.` rather means that as many as needed are used.
    if (counts.has(meaning) && isSomeText(text)) return false
    if (meaning !== 'not_fitted') return markedMeanings.has(meaning) && isUnfitText(text)
    return isUnfitText(text) || (header?.isUnfit ? isYes(text) : isNo(text))
  })
/** A column such as `Populate` says yes: a note about other variants does not matter. */
const isStatedFit = ({ columns }: TableFacts, texts: readonly string[]) =>
  columns.some(
    ({ at, meaning, header }) => meaning === 'not_fitted' && header?.isUnfit === false && isFitText(texts[at] ?? ''),
  )

/** A row of dashes separates groups. */
const dashes = /^[-=_~*]{4,}$/

const isNumeric = (text: string) => {
  // `150 0603` is a value and a size.
  if (/\d\s\d{4}$/.test(text)) return false
  const kinds = readCellKinds(text)
  return kinds.has('number') || kinds.has('money') || /^[$€£¥]?\s*-+\s*$/.test(text)
}

const label = /[:：]$/
/** `Prepared by: J. Smith` and `Checked by: M. Brown` below a list. */
const isSigned = (texts: readonly string[]) =>
  texts.every((text) => text === '' || /^\p{L}[\p{L}. ]{1,30}[:：](?:\P{N}{0,60}|\s?[\d./-]{8,10})$/u.test(text))

const maxTypedColumns = 3
const isSingleText = ({ columns, isPlainList }: TableFacts, texts: readonly string[], at: number): RowKind => {
  const text = texts[at] ?? ''
  if (isPlainList) return /^[#=*_-]|[:：]$/.test(text) ? 'title' : 'part'
  const meaning = columns.find((column) => column.at === at)?.meaning
  const isNumber = readCellKinds(text).has('partNumber') || readCellKinds(text).has('orderCode')
  if (meaning && orders.has(meaning) && isNumber) return 'part'
  const isTyped = columns.length <= maxTypedColumns && columns.every((column) => column.text === '')
  if (isTyped && meaning && !counts.has(meaning) && hasPartNumber(text)) return 'part'
  // A column without a header may hold anything.
  const named = columns.filter(({ meaning, header }) => meaning !== 'ignored' || header === null).length
  if (named <= 1) return isNumber || text.length < 40 ? 'part' : 'note'
  return text.length > 60 || /[.!?]\s|[.!?]$/.test(text) ? 'note' : 'title'
}

const equalCells = (a: readonly string[], b: readonly string[], column: NamedColumn | undefined) =>
  column !== undefined && (a[column.at] ?? '') !== '' && a[column.at] === b[column.at]

/** What one row of a table is. Null for an empty row. */
export const findRowKind = (facts: TableFacts, texts: readonly string[], before: RowBefore): RowKind | null => {
  const { columns, isUsual, listed } = facts
  const filled = texts.flatMap((text, at) => (text === '' || dashes.test(text) ? [] : [at]))
  if (filled.length === 0) return null
  const { all, of } = toReader(columns, texts)
  const [designators = ''] = of('designators')
  const hasDesignators = designators !== '' && readDesignators(designators, true) !== null
  const quantities = of('quantity', 'total_quantity')
  const hasQuantity = quantities.some((text) => isCountText(text) || /\d/.test(text))
  const ids = all(numbers)
  const ordered = all(orders)
  const hasNumber = ordered.some(
    (text) => readCellKinds(text).has('partNumber') || readCellKinds(text).has('orderCode'),
  )
  // The names of distributors above their columns.
  if (filled.length > 1 && filled.every((at) => isKnownDistributor(texts[at] ?? ''))) return 'title'
  const [firstAt = 0] = filled
  const first = texts[firstAt] ?? ''

  const isPart = looksLikeDesignators(designators) || hasNumber
  // Beside a part that two cells describe, a total below no header belongs to another table.
  const isBeside = (at: number) =>
    all(descriptive).length > (quantities.some(isCountText) ? 0 : 1) &&
    columns.some(({ text }) => text !== '') &&
    (columns.find((column) => column.at === at)?.text ?? '') === ''
  if (!isPart && filled.some((at) => isTotalText(texts[at] ?? '') && !isBeside(at))) return 'total'
  if (filled.every((at) => isNumeric(texts[at] ?? '')) && ids.length === 0) {
    const isOnlyQuantity = filled.length === 1 && quantities.length === 1 && hasQuantity
    return isOnlyQuantity ? 'part' : filled.length > 1 || quantities.length > 0 ? 'total' : 'note'
  }
  const isOnlyDesignators = filled.every((at) =>
    columns.some((column) => column.at === at && ['designators', 'ignored'].includes(column.meaning)),
  )
  if (isOnlyDesignators && hasDesignators && looksLikeDesignators(designators)) {
    if (before?.isAdjacent && before.missingDesignators > 0) return 'continued'
    return isUsual('quantity') ? 'note' : 'part'
  }
  // `*** part not found`.
  if (/^\*{2,}\s?\p{L}/u.test(first) && !hasDesignators && !hasQuantity) return 'note'
  if (filled.length === 1) return isSingleText(facts, texts, firstAt)
  if ((label.test(first) || isSigned(texts)) && filled.length <= 4 && !hasDesignators && !hasNumber) return 'note'

  const content = [...ids, ...of('value', 'description', 'package', 'manufacturer')]
  // `As needed` beside a described part is a quantity too.
  const isWorded =
    quantities.length > 0 && !hasQuantity && (content.length > 1 || (content.length > 0 && quantities.some(isSomeText)))
  const isPlaced = hasDesignators || hasQuantity || isWorded
  // `1 | | Push-button switch`, where only a column of notes says what the part is.
  const isNotedPart = isUsual('quantity') && quantities.some(isCountText) && of('note').length > 0
  if (content.length === 0 && !looksLikeDesignators(designators) && !(hasDesignators && hasQuantity))
    return isNotedPart ? 'part' : 'note'
  const canAlternate = before?.isAdjacent && ['part', 'alternate', 'not_fitted'].includes(before.kind) && ids.length > 0
  if (canAlternate) {
    const designatorColumn = columns.find(({ meaning }) => meaning === 'designators')
    const hasSameDesignators = equalCells(texts, before.texts, designatorColumn) && hasDesignators
    // A row with designators and pieces of its own is a part that names its alternate.
    const isOwn = looksLikeDesignators(designators) && hasQuantity && !hasSameDesignators
    const isMarked = !isOwn && texts.some((text) => isAlternateText(text))
    const isDangling =
      designators === '' &&
      quantities.length === 0 &&
      (isUsual('designators') || (isUsual('quantity') && isUsual('line') && of('line').length === 0))
    const partAbove = toReader(columns, before.texts)
    // Below a described part with pieces, another manufacturer and number only.
    const namesSecondSource =
      designators === '' &&
      quantities.length === 0 &&
      of('line').length === 0 &&
      of('manufacturer').length > 0 &&
      partAbove.of('quantity', 'total_quantity').length > 0 &&
      partAbove.all(descriptive).length > 0 &&
      columns.every(({ at, meaning }) => !descriptive.has(meaning) || !before.texts[at] || !texts[at])
    if (isMarked || isDangling || namesSecondSource || hasSameDesignators) return 'alternate'
  }
  if (isMarkedUnfit(facts, texts) || (ordered.length === 0 && of('value').some(isUnfitValue))) return 'not_fitted'
  // `Approved` and `Notes` below the table.
  const isSurelyPlaced = looksLikeDesignators(designators) || hasQuantity || isWorded
  if (!isSurelyPlaced && isUsual('designators') && isUsual('quantity') && ordered.length === 0)
    return filled.length <= 3 ? 'note' : 'part'
  // `— | Female strip | 1x7` has no place on the board.
  const isUnplaced = columns.some(({ at, meaning }) => meaning === 'designators' && isPlaceholder(texts[at] ?? ''))
  const isNamed = (designators !== '' || isUnplaced) && content.length >= 2
  if (!isPlaced && !isNamed && ids.length === 0 && (isUsual('designators') || isUsual('quantity'))) return 'note'
  if (!isStatedFit(facts, texts) && readUnfitMarks(columns, texts, listed)?.count === null) return 'not_fitted'
  if (quantities.length > 0 && quantities.every((text) => /^0+(?:[.,]0+)?$/.test(text)))
    return content.length > 0 && (ids.length > 0 || hasDesignators) ? 'not_fitted' : 'note'
  return 'part'
}
