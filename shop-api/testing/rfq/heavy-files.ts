import { oleFile, record } from './ole-file.ts'
import { handmadeXlsx } from './zip-file.ts'

/** A sheet of under a megabyte that takes minutes to read. */
export const endlessXlsx = (): Uint8Array => {
  const column = (width: number) => `<col min="1" max="16384" width="${width / 7_919}"/>`
  return handmadeXlsx(
    `<worksheet><cols>${Array.from({ length: 60_000 }, (_, i) => column(i)).join('')}</cols></worksheet>`,
  )
}

/** An Excel 97 file of under a megabyte: 19 million cells when unpacked. */
export const wideXls = (): Uint8Array => {
  const begin = (kind: number) => record(0x809, 0x600, kind, 0, 0, 0, 0, 0, 0)
  const end = record(10)
  const globals = begin(5).length + 4 + 10 + end.length
  const sheet = record(133, globals, 0, 0, 0x0001, 0x4c)
  const cells = Array.from({ length: 65_000 }, (_, row) => record(638, row, 300, 0, 30, 0))
  return oleFile('Workbook', Buffer.concat([begin(5), sheet, end, begin(16), ...cells, end]))
}
