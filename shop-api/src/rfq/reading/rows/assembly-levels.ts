import type { NamedColumn } from '../columns/name-columns.ts'
import type { ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'

const levelHeader =
  /^(?:bom[\s_-]{0,3}|struktur)?(?:level|lvl|lev|ebene|stufe|niveau|nivel|livello|poziom|уровень|层级|层次|階層|阶层|レベル)\.?$/i

/** `1.1.1` is below `1.1`; `1.0` is `1`. */
const readOutline = (text: string) =>
  /^\d{1,3}(?:\.\d{1,3})*$/
    .exec(text.trim())?.[0]
    .replace(/(?:\.0)+$/, '')
    .split('.')

/** `2`, `..2`, and the numbers of an outline, whose dots count. */
const readLevel = (text: string, isOutline: boolean) => {
  if (isOutline) return readOutline(text)?.length ?? null
  const digits = /^[.\s]*(\d{1,2})(?:\.0)?$/.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Rows that are no parts have no quantity that was read. */
const isOne = ({ quantity: { qty } }: ListLine, text: string) =>
  text.trim() === '' || (qty === null ? /^1(?:[.,]0{1,2})?(?![\d.,])/.test(text.trim()) : qty === 1)

/** In a list with assemblies, a part's quantity is for one assembly. Where the list has several of that assembly, the number of pieces is unsure. */
export const withUnsureAssemblies = (
  sheet: TextSheet,
  lines: readonly ListLine[],
  columns: readonly NamedColumn[],
): ListLine[] => {
  const level = columns.find(({ text }) => levelHeader.test(text.trim()))
  const quantity = columns.find(({ meaning }) => meaning === 'quantity')
  if (!level || !quantity) return [...lines]
  const levels = lines.map(({ at }) => sheet.row(at)[level.at] ?? '')
  const isOutline = levels.some((text) => (readOutline(text)?.length ?? 0) > 1)
  let above: { level: number; isOne: boolean }[] = []
  return lines.map((line, index) => {
    const own = readLevel(levels[index] ?? '', isOutline)
    if (own === null) return line
    above = above.filter((each) => each.level < own)
    const isMultiplied = above.some((each) => !each.isOne)
    above.push({ level: own, isOne: isOne(line, sheet.row(line.at)[quantity.at] ?? '') })
    if (!isMultiplied || line.quantity.qty === null) return line
    return { ...line, quantity: { ...line.quantity, state: 'unsure' } }
  })
}
