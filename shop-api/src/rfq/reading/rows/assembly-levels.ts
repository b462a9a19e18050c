import type { NamedColumn } from '../columns/name-columns.ts'
import { withUnsureQuantity } from './quantity-of-row.ts'
import type { ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'

const levelHeader =
  /^(?:bom[\s_-]{0,3}|struktur)?(?:level|lvl|lev|ebene|stufe|niveau|nivel|livello|poziom|уровень|层级|层次|階層|阶层|レベル)\.?$/i

/** `1.1.1` is below `1.1`; `1.0` is read as `1`. */
const readOutline = (text: string) =>
  /^\d{1,3}(?:\.\d{1,3})*$/
    .exec(text.trim())?.[0]
    .replace(/(?:\.0)+$/, '')
    .split('.')

/** Reads `2` or `..2` as 2. The level of an outline number is its count of segments: that of `1.1.1` is 3. */
const readLevel = (text: string, isOutline: boolean) => {
  if (isOutline) return readOutline(text)?.length ?? null
  const digits = /^[.\s]*(\d{1,2})(?:\.0)?$/.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Where a row has no parsed quantity, as that of an assembly, the text of the cell decides; an empty cell is one. */
const hasQuantityOne = ({ quantity: { qty } }: ListLine, text: string) =>
  text.trim() === '' || (qty === null ? /^1(?:[.,]0{1,2})?(?![\d.,])/.test(text.trim()) : qty === 1)

/**
 * A part's quantity may be for one assembly. If any assembly above the part has a quantity other than one, the total is unknown,
 * and the part's quantity is unsure.
 */
export const withUnsurePartsOfAssemblies = (
  sheet: TextSheet,
  lines: readonly ListLine[],
  columns: readonly NamedColumn[],
): ListLine[] => {
  const levelColumn = columns.find(({ text }) => levelHeader.test(text.trim()))
  const quantity = columns.find(({ meaning }) => meaning === 'quantity')
  if (!levelColumn || !quantity) return [...lines]
  const levels = lines.map(({ at }) => sheet.row(at)[levelColumn.at] ?? '')
  const isOutline = levels.some((text) => (readOutline(text)?.length ?? 0) > 1)
  let ancestors: { level: number; hasQuantityOne: boolean }[] = []
  return lines.map((line, index) => {
    const level = readLevel(levels[index] ?? '', isOutline)
    if (level === null) return line
    ancestors = ancestors.filter((ancestor) => ancestor.level < level)
    const isMultiplied = ancestors.some((ancestor) => !ancestor.hasQuantityOne)
    ancestors.push({ level, hasQuantityOne: hasQuantityOne(line, sheet.row(line.at)[quantity.at] ?? '') })
    return isMultiplied && line.quantity.qty !== null ? withUnsureQuantity(line) : line
  })
}
