import { oleFile, record } from '@partgate/shop-api/testing/rfq/ole-file.ts'
import { zipFile } from '@partgate/shop-api/testing/rfq/zip-file.ts'
import type { CaseSheet, CorpusCase } from './corpus.ts'

type Merge = { startRow: number; endRow: number; startCol: number; endCol: number }

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const isNumber = (text: string) => /^(?:0|[1-9]\d{0,13})(?:\.\d+)?$/.test(text)
const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26)

/** `^` belongs to the cell above, `<` to the cell on the left. */
const toMerges = ({ rows }: CaseSheet): Merge[] => {
  const sign = (row: number, column: number) => rows[row]?.[column]
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): Merge[] => {
      if (cell === '^' || cell === '<') return []
      let [endRow, endCol] = [row, column]
      while (sign(endRow + 1, column) === '^') endRow++
      while (sign(row, endCol + 1) === '<') endCol++
      return endRow > row || endCol > column ? [{ startRow: row, endRow, startCol: column, endCol }] : []
    }),
  )
}

const toCells = ({ rows }: CaseSheet) =>
  rows.map((row) => row.map((cell) => (cell === '^' || cell === '<' ? '' : cell)))

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const sheetXml = (sheet: CaseSheet) => {
  const cell = (text: string, row: number, column: number) => {
    const ref = `${columnName(column)}${row + 1}`
    if (text === '') return ''
    if (isNumber(text)) return `<c r="${ref}"><v>${text}</v></c>`
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
  }
  const rows = toCells(sheet).map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, row, column)).join('')}</row>`,
  )
  const ref = ({ startRow, endRow, startCol, endCol }: Merge) =>
    `<mergeCell ref="${columnName(startCol)}${startRow + 1}:${columnName(endCol)}${endRow + 1}"/>`
  const merges = toMerges(sheet)
  const merged =
    merges.length > 0 ? `<mergeCells count="${merges.length}">${merges.map(ref).join('')}</mergeCells>` : ''
  return `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData>${merged}</worksheet>`
}

const xlsx = (sheets: readonly CaseSheet[], hasMacro: boolean) => {
  const each = (make: (sheet: CaseSheet, id: number) => string) => sheets.map((sheet, i) => make(sheet, i + 1)).join('')
  const state = ({ isHidden }: CaseSheet) => (isHidden ? ' state="hidden"' : '')
  return zipFile([
    { name: '[Content_Types].xml', content: `<Types xmlns="${packages}/content-types"/>` },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${each((sheet, id) => `<sheet name="${escapeXml(sheet.name)}" sheetId="${id}"${state(sheet)} r:id="rId${id}"/>`)}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packages}/relationships">${each((_, id) => `<Relationship Id="rId${id}" Type="${relation}/worksheet" Target="worksheets/sheet${id}.xml"/>`)}</Relationships>`,
    },
    ...sheets.map((sheet, i) => ({ name: `xl/worksheets/sheet${i + 1}.xml`, content: sheetXml(sheet) })),
    ...(hasMacro ? [{ name: 'xl/vbaProject.bin', content: 'Attribute VB_Name = "Module1"' }] : []),
  ])
}

const ods = (sheets: readonly CaseSheet[]) => {
  const cell = (text: string) => {
    if (text === '') return '<table:table-cell/>'
    const type = isNumber(text) ? `office:value-type="float" office:value="${text}"` : 'office:value-type="string"'
    return `<table:table-cell ${type}><text:p>${escapeXml(text)}</text:p></table:table-cell>`
  }
  const table = (sheet: CaseSheet) =>
    `<table:table table:name="${escapeXml(sheet.name)}">${toCells(sheet)
      .map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`)
      .join('')}</table:table>`
  const names = ['office', 'table', 'text']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ')
  return zipFile([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', isStored: true },
    {
      name: 'content.xml',
      content: `<office:document-content ${names}><office:body><office:spreadsheet>${sheets.map(table).join('')}</office:spreadsheet></office:body></office:document-content>`,
    },
  ])
}

const withBytes = (id: number, bytes: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id)
  head.writeUInt16LE(bytes.length, 2)
  return Buffer.concat([head, bytes])
}

const begin = (kind: number) => record(0x809, 0x600, kind, 0, 0, 0, 0, 0, 0)
const end = record(10)

const xlsSheet = (sheet: CaseSheet) => {
  const cell = (text: string, row: number, column: number) => {
    const place = Buffer.alloc(6)
    place.writeUInt16LE(row)
    place.writeUInt16LE(column, 2)
    if (isNumber(text)) {
      const value = Buffer.alloc(8)
      value.writeDoubleLE(Number(text))
      return withBytes(0x203, Buffer.concat([place, value]))
    }
    const head = Buffer.alloc(3)
    head.writeUInt16LE(text.length)
    head[2] = 1
    return withBytes(0x204, Buffer.concat([place, head, Buffer.from(text, 'utf16le')]))
  }
  const cells = toCells(sheet).flatMap((row, at) =>
    row.flatMap((text, column) => (text === '' ? [] : [cell(text, at, column)])),
  )
  return Buffer.concat([begin(16), ...cells, end])
}

const minStreamBytes = 4_096

const xls = (sheets: readonly CaseSheet[]) => {
  const bodies = sheets.map(xlsSheet)
  const bound = ({ name, isHidden }: CaseSheet, place: number) => {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(place)
    head[4] = isHidden ? 1 : 0
    head[6] = name.length
    return withBytes(0x85, Buffer.concat([head, Buffer.from(name, 'latin1')]))
  }
  const globals = begin(5).length + sheets.reduce((sum, sheet) => sum + bound(sheet, 0).length, 0) + end.length
  const places = bodies.map((_, i) => globals + bodies.slice(0, i).reduce((sum, { length }) => sum + length, 0))
  const stream = Buffer.concat([begin(5), ...sheets.map((sheet, i) => bound(sheet, places[i] ?? 0)), end, ...bodies])
  return oleFile('Workbook', Buffer.concat([stream, Buffer.alloc(Math.max(0, minStreamBytes - stream.length))]))
}

/** Characters of an old encoding, found by decoding each pair of bytes. */
const encodeOld = (text: string, encoding: string): Uint8Array => {
  const decoder = new TextDecoder(encoding)
  const known = new Map<string, number[]>()
  const add = (...bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes))
    if ([...sign].length === 1 && sign !== '\uFFFD') known.set(sign, bytes)
  }
  const minFirst = encoding.startsWith('windows') ? 0xff : 0x81
  for (let first = 0xfe; first >= minFirst; first--)
    for (let second = 0xfe; second >= 0x40; second--) add(first, second)
  for (let byte = 0xff; byte >= 0; byte--) add(byte)
  return Uint8Array.from(
    [...text].flatMap((sign) => {
      const bytes = known.get(sign)
      if (!bytes) throw new Error(`${encoding} has no ${sign}`)
      return bytes
    }),
  )
}

const encode = (text: string, encoding: string | undefined): Uint8Array => {
  switch (encoding) {
    case undefined:
      return Buffer.from(text, 'utf8')
    case 'utf-16le':
      return Buffer.from(`\uFEFF${text}`, 'utf16le')
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16()
    default:
      return encodeOld(text, encoding)
  }
}

const encodings = ['utf-16le', 'utf-16be', 'gb18030', 'shift_jis', 'big5', 'euc-kr', 'windows-1251', 'windows-1252']

const csv = ({ sheets, format }: CorpusCase) => {
  const sign = format.includes('tab') ? '\t' : format.includes(';') ? ';' : format.includes('|') ? '|' : ','
  const isQuoted = format.includes('quoted')
  const cell = (text: string) =>
    isQuoted || text.includes(sign) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
  const lines = sheets.flatMap(toCells).map((row) => row.map(cell).join(sign))
  return encode(
    lines.join(format.includes('cr') ? '\r' : '\r\n'),
    format.find((word) => encodings.includes(word)),
  )
}

/** The file of a case, written without the libraries of the reader. */
export const writeFile = (each: CorpusCase): Uint8Array => {
  switch (each.format[0]) {
    case 'xlsx':
    case 'xlsm':
      return xlsx(each.sheets, each.format[0] === 'xlsm')
    case 'xls':
      return xls(each.sheets)
    case 'ods':
      return ods(each.sheets)
    case 'csv':
      return csv(each)
    default:
      return Buffer.from(`${each.text}\n`, 'utf8')
  }
}
