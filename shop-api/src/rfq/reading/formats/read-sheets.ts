import type { LocaleCode } from '@partgate/schema/locales.ts'
import { type CellValue, type MergeRange, readOds, readXls, readXlsx, type Workbook } from 'hucre'
import { decodeText } from './decode-text.ts'
import { detectKind } from './file-kind.ts'
import { listHiddenXlsSheets } from './hidden-xls-sheets.ts'
import { maxRows, narrowColumns } from './narrow-columns.ts'
import { readHtml } from './read-html.ts'
import { splitText } from './split-text.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type Cell = CellValue
/** An empty row has no cells or is missing. */
export type Rows = readonly (readonly Cell[] | undefined)[]
/** What stands between the cells of a text; a workbook has cells. */
export type Separators = 'none' | 'semicolons' | 'cells'
export type Sheet = {
  name: string
  isHidden: boolean
  separators: Separators
  rows: Rows
  merges: readonly MergeRange[]
}

const maxSheets = 20
/** `GR` is the last column that is read. */
const range = `A1:GR${maxRows}`

const readWorkbook = async (work: () => Promise<Workbook>, hidden: ReadonlySet<string>): Promise<Sheet[]> => {
  try {
    const { sheets } = await work()
    return sheets.slice(0, maxSheets).map(({ name, rows, merges, hidden: isHidden, veryHidden }) => ({
      name,
      isHidden: isHidden === true || veryHidden === true || hidden.has(name),
      separators: 'cells',
      ...narrowColumns(rows, merges),
    }))
  } catch (cause) {
    throw new UnreadableFile('fileDamaged', { cause })
  }
}

const sampledChars = 20_000
/** Lines that people type have commas and single blanks. */
const findSeparators = (text: string): Separators => {
  const lines = text
    .slice(0, sampledChars)
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
  if (lines.filter((line) => line.includes(';')).length > lines.length / 2) return 'semicolons'
  return lines.some((line) => /[\t|"]|\S {2,}\S/.test(line)) ? 'cells' : 'none'
}

/** Tables of one text are the same text in other encodings or with other delimiters, the most likely first. */
export const readTextSheets = (texts: readonly string[]): Sheet[] =>
  texts.flatMap((text) => {
    const separators = findSeparators(text)
    return splitText(text).map((rows) => ({ name: '', isHidden: false, separators, ...narrowColumns(rows) }))
  })

/** `isOneTable`: the sheets are readings of the same text, of which one is right. */
export const readSheets = async (
  bytes: Uint8Array,
  lang: LocaleCode,
): Promise<{ sheets: Sheet[]; isOneTable: boolean }> => {
  switch (detectKind(bytes)) {
    case 'xlsx':
      return { sheets: await readWorkbook(() => readXlsx(bytes, { range }), new Set()), isOneTable: false }
    case 'ods':
      return { sheets: await readWorkbook(() => readOds(bytes), new Set()), isOneTable: false }
    case 'xls':
      return { sheets: await readWorkbook(() => readXls(bytes), listHiddenXlsSheets(bytes)), isOneTable: false }
    case 'html':
      return { sheets: readHtml(decodeText(bytes, lang)), isOneTable: true }
    case 'text':
      return { sheets: readTextSheets(decodeText(bytes, lang)), isOneTable: true }
  }
}
