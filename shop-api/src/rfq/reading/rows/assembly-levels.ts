import type { NamedColumn } from '../columns/name-columns.ts'
import type { ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'

const levelHeader =
  /^(?:bom\s|struktur)?(?:level|lvl|lev|ebene|stufe|niveau|nivel|livello|poziom|уровень|层级|层次|階層|阶层|レベル)\.?$/i

/** `2`, `..2`. */
const readLevel = (text: string) => {
  const digits = /^[.\s]*(\d{1,2})$/.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** In a list with assemblies, a part's quantity is for one assembly. Where the list has several of that assembly, the number of pieces is unsure. */
export const withUnsureAssemblies = (
  sheet: TextSheet,
  lines: readonly ListLine[],
  columns: readonly NamedColumn[],
): ListLine[] => {
  const level = columns.find(({ text }) => levelHeader.test(text.trim()))
  const quantity = columns.find(({ meaning }) => meaning === 'quantity')
  if (!level || !quantity) return [...lines]
  let above: { level: number; isOne: boolean }[] = []
  return lines.map((line) => {
    const texts = sheet.row(line.at)
    const own = readLevel(texts[level.at] ?? '')
    if (own === null) return line
    above = above.filter((each) => each.level < own)
    const isMultiplied = above.some(({ isOne }) => !isOne)
    const text = texts[quantity.at] ?? ''
    above.push({ level: own, isOne: text === '' || Number.parseFloat(text.replace(',', '.')) === 1 })
    if (!isMultiplied || line.quantity.qty === null) return line
    return { ...line, quantity: { ...line.quantity, state: 'unsure' } }
  })
}
