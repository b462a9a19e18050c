import { readQuantity } from '#i18n/read-quantity.ts'
import type { EditedField } from '../edit-list.ts'

type Fields = readonly (EditedField | null)[]
type Block = readonly (readonly string[])[]

const minShare = 0.8
const isCount = (text: string) => readQuantity(text) !== null
const hasNoDigit = (text: string) => !/\d/.test(text)

const toShare = (rows: Block, column: number, check: (text: string) => boolean) => {
  const texts = rows.map((cells) => (cells[column] ?? '').trim()).filter((text) => text !== '')
  return texts.length === 0 ? 0 : texts.filter(check).length / texts.length
}

const withoutHeader = (block: Block) => {
  const [first = [], ...others] = block
  return others.length > 0 && !first.some(isCount) ? others : block
}

const moveQuantity = (fields: Fields, rows: Block, width: number): Fields => {
  const at = fields.indexOf('quantity')
  const others: Fields = fields.filter((field) => field !== 'quantity')
  if (at < 0 || at >= width || toShare(rows, at, isCount) >= minShare) return fields
  const counts = Array.from({ length: width }, (_, column) => column).filter(
    (column) => toShare(rows, column, isCount) >= minShare,
  )
  const [count, ...more] = counts
  if (count !== undefined && more.length === 0) return others.toSpliced(count, 0, 'quantity')
  return count === undefined && toShare(rows, at, hasNoDigit) >= minShare ? others : fields
}

/** The manufacturer may stand before the part number. */
const swapManufacturer = (fields: Fields, rows: Block): Fields => {
  const [number, manufacturer] = [fields.indexOf('partNumber'), fields.indexOf('manufacturer')]
  const isSwapped =
    number >= 0 &&
    manufacturer >= 0 &&
    toShare(rows, number, hasNoDigit) >= minShare &&
    toShare(rows, manufacturer, (text) => !hasNoDigit(text) && !isCount(text)) >= minShare
  return isSwapped
    ? fields.map((field, at) => (at === number ? 'manufacturer' : at === manufacturer ? 'partNumber' : field))
    : fields
}

/** Fields for the columns of a block from another program, whose order may differ from that of the grid: contents decide. */
export const fitPastedFields = (fields: Fields, block: Block): Fields => {
  const width = Math.max(0, ...block.map(({ length }) => length))
  if (width < 2 || fields[0] === null) return fields
  const rows = withoutHeader(block)
  return swapManufacturer(moveQuantity(fields, rows, width), rows)
}
