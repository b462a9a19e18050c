import { createHash } from 'node:crypto'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { maxPartsListRows } from '@partgate/schema/limits.ts'
import type { rfq } from '@partgate/schema/shop-api/rfq.ts'
import type { z } from 'zod'
import { maxCellChars, toCellText } from './cell-text.ts'
import { readDesignators } from './columns/designators.ts'
import { foldText } from './columns/header-words.ts'
import type { Meaning } from './columns/read-header.ts'
import { readSheets, readTextSheets } from './formats/read-sheets.ts'
import { UnreadableFile } from './formats/unreadable-file.ts'
import { chooseTable, type Found, findTable } from './rows/find-table.ts'
import { withUnsureBoards } from './rows/board-counts.ts'
import { isLine, type ListLine, readSection } from './rows/read-rows.ts'
import { withPricesOfCount } from './rows/target-price.ts'
import { splitTablesBeside } from './rows/tables-beside.ts'
import { type TextSheet, toTextSheet } from './rows/text-sheet.ts'
import { UnfitCorrection } from './unfit-correction.ts'

export type PartsList = Omit<z.output<typeof rfq.readList.data>, 'is_corrected'>
export type ListSource = { bytes: Uint8Array } | { text: string }
/** `headerRow` is from 1; 0 for a table without header. */
export type Corrections = {
  sheet?: number
  headerRow?: number
  columns?: readonly { column: number; meaning: Meaning }[]
}

const maxReadRows = 6_000
/** Cells of very wide lists are shortened, so that a response stays small. */
const [maxTotalChars, maxShortChars] = [2_000_000, 40]

const listNumbers = ({ numbers }: ListLine) =>
  numbers.flatMap(({ meaning, number }) =>
    meaning === 'manufacturer_part_number' ? [number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')] : [],
  )
/** Two boards have a `U1` each: lines with the same designator and other numbers are other parts. */
const areAlike = (line: ListLine, other: ListLine) => {
  const [own, others] = [listNumbers(line), listNumbers(other)]
  return own.length === 0 || others.length === 0 || own.some((number) => others.includes(number))
}

/** Some programs write every part twice: one by one, and in groups. The table with quantities counts. */
const dropRepeated = (sections: readonly ListLine[][]): ListLine[] => {
  const names = sections.map(
    (lines) =>
      new Map(
        lines.flatMap((line) =>
          (readDesignators(line.designators, true)?.names ?? []).map((name) => [name, line] as const),
        ),
      ),
  )
  const hasQuantity = (lines: readonly ListLine[]) => lines.some(({ quantity }) => quantity.state === 'read')
  const isRepeated = sections.map((each, at) =>
    sections.some((other, i) => {
      const [own, others] = [names[at], names[i]]
      if (i === at || !own || !others || own.size < 2) return false
      const shared = [...own].filter(([name, line]) => {
        const same = others.get(name)
        return same !== undefined && areAlike(line, same)
      }).length
      if (shared < own.size * 0.8) return false
      // A shorter list of another board may have the same parts.
      const isWhole = own.size >= others.size * 0.8
      return hasQuantity(other) === hasQuantity(each) ? i < at && isWhole : hasQuantity(other)
    }),
  )
  return sections.flatMap((lines, at) =>
    isRepeated[at] ? lines.map((line) => (isLine(line) ? { ...line, kind: 'note' as const } : line)) : lines,
  )
}

const hashTexts = (headers: readonly string[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        headers.map((text) =>
          foldText(text)
            .replaceAll(/[\s\p{P}]+/gu, ' ')
            .trim(),
        ),
      ),
    )
    .digest('base64url')
    .slice(0, 22)

const namesTable = ({ headerRow, columns = [] }: Corrections) => headerRow !== undefined || columns.length > 0

const readOverrides = ({ sheet, headerRow, columns = [] }: Corrections) => ({
  sheet,
  headerRow: headerRow === undefined ? undefined : headerRow - 1,
  columns: Object.fromEntries(columns.map(({ column, meaning }) => [column, meaning])),
})

const refuseUnfit = ({ headerRow = 0, columns = [] }: Corrections, { length, width }: TextSheet) => {
  if (headerRow > length) throw new UnfitCorrection('header_row')
  const unfit = columns.findIndex(({ column }) => column >= width)
  if (unfit >= 0) throw new UnfitCorrection(`columns.${unfit}.column`)
}

const chooseSheet = (sheets: readonly TextSheet[], corrections: Corrections, isOneTable: boolean): Found | null => {
  const { sheet, headerRow, columns } = readOverrides(corrections)
  if (sheet !== undefined && sheet >= (isOneTable ? 1 : sheets.length)) throw new UnfitCorrection('sheet')
  const best = sheet === undefined || isOneTable ? chooseTable(sheets, isOneTable) : null
  const chosen = best?.sheet ?? sheets[isOneTable ? 0 : (sheet ?? 0)]
  if (!chosen) return null
  refuseUnfit(corrections, chosen)
  if (best && !namesTable(corrections)) return best
  return findTable(chosen, { columns, ...(headerRow === undefined ? {} : { headerRow }) })
}

const toSheets = async (source: ListSource, lang: LocaleCode) => {
  const { sheets, isOneTable } =
    'text' in source
      ? { sheets: readTextSheets([source.text]), isOneTable: true }
      : await readSheets(source.bytes, lang)
  const texts = sheets.map(toTextSheet)
  if (!isOneTable) return { sheets: texts.flatMap(splitTablesBeside), isOneTable }
  const best = chooseTable(texts, isOneTable)
  const beside = best ? splitTablesBeside(best.sheet) : []
  return beside.length > 1 ? { sheets: beside, isOneTable: false } : { sheets: texts, isOneTable }
}

const toCells = (sheet: TextSheet, at: number, maxChars: number) =>
  sheet.row(at).map((text) => toCellText(text, maxChars).text)

const toRow = (sheet: TextSheet, line: ListLine, maxChars: number): PartsList['rows'][number] => ({
  row: line.at + 1,
  kind: line.kind,
  designators: line.designators,
  ...line.texts,
  numbers: line.numbers,
  qty: line.quantity.qty,
  qty_state: line.quantity.state,
  target_price: line.target.price,
  target_price_text: toCellText(line.target.text).text,
  problems: line.problems,
  cells: toCells(sheet, line.at, maxChars),
})

const listProblems = (
  { isBesideAnother }: TextSheet,
  headerRow: number,
  parts: readonly ListLine[],
): PartsList['problems'] => [
  ...(isBesideAnother ? (['tables_beside'] as const) : []),
  ...(headerRow < 0 ? (['no_header'] as const) : []),
  ...(parts.every(({ numbers }) => numbers.length === 0) ? (['no_part_numbers'] as const) : []),
  ...(parts.every(({ quantity }) => quantity.state === 'unsure' || quantity.state === 'missing')
    ? (['quantity_unsure'] as const)
    : []),
]

/** Rows that are not read are counted, as far as they have cells. */
const countRest = ({ sheet, sections }: Found) => {
  const from = (sections[0]?.firstRow ?? 0) + maxReadRows
  let rest = 0
  for (let at = from; at < sheet.length; at++) if (sheet.row(at).some((text) => text !== '')) rest++
  return rest
}

const readFound = (found: Found, lang: LocaleCode) => {
  const { sheet, sections } = found
  const [first] = sections
  const lastRow = (first?.firstRow ?? 0) + maxReadRows
  const read = sections
    .filter(({ firstRow }) => firstRow < lastRow)
    .map((section) => ({
      ...section,
      ...readSection(sheet, { ...section, endRow: Math.min(section.endRow, lastRow) }, lang),
    }))
  const lines = dropRepeated(read.map((section) => section.lines))
  return { sections: read, lines: withPricesOfCount(withUnsureBoards(sheet, read, lines)) }
}

/** The table of the first line that counts, and its header. */
const findFirstTable = ({ sections, lines }: ReturnType<typeof readFound>) => {
  const line = lines.find(isLine)
  const first = sections.findLast(({ firstRow }) => line !== undefined && firstRow <= line.at) ?? sections[0]
  return { headerRow: first?.headerRow ?? -1, columns: first?.columns ?? [] }
}

const hashLayout = ({ headerRow, columns }: ReturnType<typeof findFirstTable>) =>
  hashTexts(headerRow < 0 ? columns.map(({ meaning }) => meaning) : columns.map(({ text }) => text))

export const readPartsList = async (
  source: ListSource,
  lang: LocaleCode,
  corrections: Corrections = {},
): Promise<PartsList> => {
  const { sheets, isOneTable } = await toSheets(source, lang)
  const found = chooseSheet(sheets, corrections, isOneTable)
  if (!found) throw new UnreadableFile('fileEmpty')
  const read = readFound(found, lang)
  const { lines } = read
  const parts = lines.filter(isLine)
  if (parts.length === 0 && !namesTable(corrections)) throw new UnreadableFile('fileEmpty')
  const { sheet } = found
  const uncorrected =
    corrections.sheet !== undefined || namesTable(corrections) ? chooseTable(sheets, isOneTable) : null
  const { headerRow, columns } = findFirstTable(read)
  const shown = lines.slice(0, maxPartsListRows)
  const chars = shown.reduce(
    (sum, { at }) => sum + sheet.row(at).reduce((length, text) => length + Math.min(text.length, maxCellChars), 0),
    0,
  )
  const listed = isOneTable ? [sheet] : sheets
  return {
    sheets: listed.map((each) => ({
      name: each.name,
      is_hidden: each.isHidden,
      row_count: each.length,
      has_table: each === sheet || findTable(each) !== null,
    })),
    sheet: listed.indexOf(sheet),
    header_row: headerRow < 0 ? null : headerRow + 1,
    columns: columns.map(({ at, text, meaning, confidence }) => ({
      column: at,
      header: toCellText(text).text,
      meaning,
      confidence: Math.min(1, Math.round(confidence * 100) / 100),
    })),
    rows: shown.map((line) => toRow(sheet, line, chars > maxTotalChars ? maxShortChars : maxCellChars)),
    rows_left_out: lines.length - shown.length + countRest(found),
    layout: hashLayout(uncorrected ? findFirstTable(readFound(uncorrected, lang)) : { headerRow, columns }),
    problems: listProblems(sheet, headerRow, parts),
  }
}
