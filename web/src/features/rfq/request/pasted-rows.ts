import { readPartLine, readPieces } from '../part-line.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import { readPrice } from '../quick-rfq/quick-rfq-values.ts'
import { maxPartChars, partFields, type PartField, type PartTexts } from './part-row.ts'

type Table = string[][]
type Columns = (PartField | null)[]

const splitTable = (text: string): Table =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean))

const normalizeName = (text: string) =>
  text
    .replace(/\(.*\)/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const headed = (first: string[], names: PartTexts): Columns | null => {
  const columns = first.map(
    (cell) => partFields.find((field) => normalizeName(names[field]) === normalizeName(cell)) ?? null,
  )
  return columns.includes('partNumber') ? columns : null
}

const isAll = (cells: string[], check: (cell: string) => boolean) => {
  const filled = cells.filter(Boolean)
  return filled.length > 0 && filled.every(check)
}

/** Without a heading: our columns where the counts match, else the number first, then quantity and price by their shapes. */
const guessed = (rows: Table): Columns => {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  if (width >= partFields.length) return [...partFields]
  const column = (at: number) => rows.map((cells) => cells[at] ?? '')
  const places = Array.from({ length: width }, (_, at) => at)
  const quantityAt = places.findIndex((at) => at > 0 && isAll(column(at), (cell) => readPieces(cell) !== null))
  const priceAt = places.findIndex(
    (at) => quantityAt > 0 && at > quantityAt && isAll(column(at), (cell) => readPrice(cell) !== null),
  )
  const others: PartField[] = ['manufacturerName', 'package', 'dateCode']
  return places.map((at) => {
    if (at === 0) return 'partNumber'
    if (at === quantityAt) return 'quantity'
    return at === priceAt ? 'targetPrice' : (others.shift() ?? null)
  })
}

const lineTexts = (line: string): Partial<PartTexts> => {
  const { partNumber, quantity } = readPartLine(line)
  const part = { partNumber: partNumber.slice(0, maxPartChars.partNumber) }
  return quantity === null ? part : { ...part, quantity: String(quantity) }
}

/** `25 pcs` is 25; any other text stays for the buyer to correct. */
const toFieldText = (field: PartField, cell: string) => {
  const pieces = field === 'quantity' ? readPieces(cell) : null
  return (pieces === null || readQuantity(cell) !== null ? cell : String(pieces)).slice(0, maxPartChars[field])
}

/** `names` are the column names of the form. */
export const pastedRows = (text: string, names: PartTexts): Partial<PartTexts>[] => {
  const table = splitTable(text)
  const named = headed(table[0] ?? [], names)
  const rows = named ? table.slice(1) : table
  const columns = named ?? guessed(rows)
  if (!named && columns.length === 1) return rows.map(([line = '']) => lineTexts(line))
  return rows.map((cells) =>
    Object.fromEntries(columns.flatMap((field, at) => (field ? [[field, toFieldText(field, cells[at] ?? '')]] : []))),
  )
}
