import type { LocaleCode } from '@partgate/schema/locales.ts'
import { type CellValue, readXls, readXlsx } from 'hucre'
import { detectDelimiter, parseCsv } from 'hucre/csv'
import { readingsOf } from './decode-text.ts'
import { kindOf } from './file-kind.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type Cell = CellValue
/** Rows from the sheet's first one; one without cells is empty or missing. */
export type Rows = readonly (readonly Cell[] | undefined)[]

/** What lies outside is not looked at: a list has neither so many sheets nor columns, and a workbook not so many rows. */
const [maxSheets, maxRows, maxColumns] = [20, 50_000, 50]
const range = 'A1:AX50000'

const narrowed = (rows: Rows): Rows => rows.map((row) => row?.slice(0, maxColumns))

const readWorkbook = async (read: typeof readXlsx, bytes: Uint8Array): Promise<Rows[]> => {
  try {
    const { sheets } = await read(bytes, { range, sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden })
    return sheets.slice(0, maxSheets).map(({ rows }) => narrowed(rows.slice(0, maxRows)))
  } catch (cause) {
    throw new UnreadableFile('fileDamaged', { cause })
  }
}

/** Spreadsheet programs may name the delimiter in a line of its own. */
const namedDelimiter = /^sep=(.)(\r\n|\r|\n)/i

const readTable = (text: string): Rows => {
  const [line, named] = namedDelimiter.exec(text) ?? []
  const rows = parseCsv(line ? text.slice(line.length) : text, { delimiter: named ?? detectDelimiter(text) })
  return narrowed(line ? [[], ...rows] : rows)
}

/** The tables in a file. Several ones of a text are the same, read in different ways, the likeliest first. */
export const readSheets = async (bytes: Uint8Array, lang: LocaleCode): Promise<Rows[]> => {
  switch (kindOf(bytes)) {
    case 'xlsx':
      return readWorkbook(readXlsx, bytes)
    case 'xls':
      return readWorkbook(readXls, bytes)
    case 'text':
      return readingsOf(bytes, lang).map(readTable)
  }
}
