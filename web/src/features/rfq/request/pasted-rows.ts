import { readQuantity } from '#ui/quantity-step.ts'
import { readPrice } from '../quick-rfq-values.ts'
import { longestOf, partFields, type PartField, type PartTexts } from './part-row.ts'

type Table = string[][]
/** What a column of the block holds; null where nothing of ours. */
type Columns = (PartField | null)[]

const tableOf = (text: string): Table =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean))

const keyOf = (text: string) =>
  text
    .replace(/\(.*\)/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** By the names above the columns, where they are ours. */
const headed = (first: string[], names: PartTexts): Columns | null => {
  const columns = first.map((cell) => partFields.find((field) => keyOf(names[field]) === keyOf(cell)) ?? null)
  return columns.includes('partNumber') ? columns : null
}

const isAll = (cells: string[], check: (cell: string) => boolean) => {
  const filled = cells.filter(Boolean)
  return filled.length > 0 && filled.every(check)
}

/** Without names: ours where all are there; else the number first, then pieces and price by their looks, and what is left in turn. */
const guessed = (rows: Table): Columns => {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  if (width >= partFields.length) return [...partFields]
  const column = (at: number) => rows.map((cells) => cells[at] ?? '')
  const places = Array.from({ length: width }, (_, at) => at)
  const quantityAt = places.findIndex((at) => at > 0 && isAll(column(at), (cell) => (readQuantity(cell) ?? 0) > 0))
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

/** A block of cells as a spreadsheet copies it, as rows. `names` stand above our own columns. */
export const pastedRows = (text: string, names: PartTexts): Partial<PartTexts>[] => {
  const table = tableOf(text)
  const named = headed(table[0] ?? [], names)
  const rows = named ? table.slice(1) : table
  const columns = named ?? guessed(rows)
  return rows.map((cells) =>
    Object.fromEntries(
      columns.flatMap((field, at) => (field ? [[field, (cells[at] ?? '').slice(0, longestOf[field])]] : [])),
    ),
  )
}
