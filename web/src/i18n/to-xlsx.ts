import { writeXlsx } from 'hucre/xlsx'
import type { Cell } from '#i18n/csv.ts'

const toCellValue = (cell: Cell) => (typeof cell === 'object' && cell !== null ? Number(cell.figure) : cell)

/** Texts are never formulas. */
export const toXlsx = async (
  table: readonly (readonly Cell[])[],
  sheetName: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const rows = table.map((cells) => cells.map(toCellValue))
  const columns = (table[0] ?? []).map((_, at) => {
    const figures = table.flatMap((cells) => {
      const cell = cells[at]
      return typeof cell === 'object' && cell !== null ? [cell.figure] : []
    })
    const places = Math.max(0, ...figures.map((figure) => figure.split('.')[1]?.length ?? 0))
    return { autoWidth: true, ...(figures.length > 0 && { numFmt: `#,##0.${'0'.repeat(places)}` }) }
  })
  return new Uint8Array(await writeXlsx({ sheets: [{ name: sheetName, rows, columns }] }))
}
