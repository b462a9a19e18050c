import type { LocaleCode } from '@partgate/schema/locales.ts'
import { type CellValue, readXls, readXlsx } from 'hucre'
import { detectDelimiter, parseCsv } from 'hucre/csv'
import { decodeText } from './decode-text.ts'
import { detectKind } from './file-kind.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type Cell = CellValue
/** An empty row has no cells or is missing. */
export type Rows = readonly (readonly Cell[] | undefined)[]

/** Cells outside are ignored. */
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

const namedDelimiter = /^sep=(.)(\r\n|\r|\n)/i

const readTable = (text: string): Rows => {
  const [line, named] = namedDelimiter.exec(text) ?? []
  const rows = parseCsv(line ? text.slice(line.length) : text, { delimiter: named ?? detectDelimiter(text) })
  return narrowed(line ? [[], ...rows] : rows)
}

/** Several tables of a text file are the same file in different encodings, the most likely first. */
export const readSheets = async (bytes: Uint8Array, lang: LocaleCode): Promise<Rows[]> => {
  switch (detectKind(bytes)) {
    case 'xlsx':
      return readWorkbook(readXlsx, bytes)
    case 'xls':
      return readWorkbook(readXls, bytes)
    case 'text':
      return decodeText(bytes, lang).map(readTable)
  }
}
