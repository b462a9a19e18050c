import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { rfq } from '@partgate/schema/shop-api/rfq.ts'
import type { z } from 'zod'
import { toCellText } from './cell-text.ts'
import { chooseTable, isHeading, type Layout } from './choose-table.ts'
import { type Column, columns } from './column-names.ts'
import { type DecimalSign, findDecimalSign } from './number-text.ts'
import { readPrice } from './read-price.ts'
import { readQuantity } from './read-quantity.ts'
import { type Cell, readSheets, type Rows } from './read-sheets.ts'
import { UnreadableFile } from './unreadable-file.ts'

type WireRow = z.output<typeof rfq.handleExcel.data>['rows'][number]
export type ListRow = Omit<WireRow, 'match' | 'goods'>
export type PartsList = { rows: ListRow[]; rowsLeftOut: number }

const maxRows = 1_000

type ReadCell = { cell: Cell | undefined; text: string; isCut: boolean }
type Line = { row: number; cells: Record<Column, ReadCell> }

const toCells = (row: Rows[number], { columns: places }: Layout): Line['cells'] => {
  const read = (column: Column): ReadCell => {
    const at = places[column]
    const cell = at === undefined ? undefined : row?.[at]
    return { cell, ...toCellText(cell) }
  }
  return {
    part_number: read('part_number'),
    manufacturer: read('manufacturer'),
    package: read('package'),
    date_code: read('date_code'),
    qty: read('qty'),
    target_price: read('target_price'),
  }
}

const isBlank = (row: Rows[number], { columns: places }: Layout) =>
  Object.values(places).every((at) => toCellText(row?.[at]).text === '')

const toRow = ({ row, cells }: Line, sign: DecimalSign | null): ListRow => {
  const quantity = readQuantity(cells.qty.cell, cells.qty.text, sign)
  const price = readPrice(cells.target_price.cell, cells.target_price.text, sign)
  const problems: ListRow['problems'] = []
  if (cells.part_number.text === '') problems.push('no_part_number')
  if ('problem' in quantity) problems.push(quantity.problem)
  if ('problem' in price) problems.push(price.problem)
  if (columns.some((column) => cells[column].isCut)) problems.push('cut_short')
  return {
    row,
    part_number: cells.part_number.text,
    manufacturer: cells.manufacturer.text,
    package: cells.package.text,
    date_code: cells.date_code.text,
    qty: 'qty' in quantity ? quantity.qty : null,
    target_price: 'price' in price ? price.price : null,
    problems,
  }
}

const typed = ({ cell, text }: ReadCell) => (typeof cell === 'string' ? [text] : [])

export const readPartsList = async (bytes: Uint8Array, lang: LocaleCode): Promise<PartsList> => {
  const table = chooseTable(await readSheets(bytes, lang))
  if (!table) throw new UnreadableFile('fileEmpty')
  const { rows, layout } = table
  const lines: Line[] = []
  let rowsLeftOut = 0
  for (const [at, row] of rows.entries()) {
    if (at < layout.firstRow || !row?.length) continue
    if (isBlank(row, layout) || isHeading(row, layout)) continue
    if (lines.length < maxRows) lines.push({ row: at + 1, cells: toCells(row, layout) })
    else rowsLeftOut++
  }
  if (lines.length === 0) throw new UnreadableFile('fileEmpty')
  const sign = findDecimalSign(
    lines.flatMap(({ cells }) => [...typed(cells.qty), ...typed(cells.target_price)]),
    lang,
  )
  return { rows: lines.map((line) => toRow(line, sign)), rowsLeftOut }
}
