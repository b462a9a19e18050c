import { type Designators, readDesignators } from '../columns/designators.ts'
import type { NamedColumn, TableColumns } from '../columns/name-columns.ts'
import { isPlaceholder } from './row-words.ts'
import type { TextSheet } from './text-sheet.ts'

export const readDesignatorCell = (text: string) => (isPlaceholder(text) ? null : readDesignators(text, true))

/** The cells of a row, without later ones that repeat a designator of the first or have none, and without a first one that has none beside others. */
export const joinDesignatorCells = (texts: readonly string[], [first, ...others]: readonly number[]) => {
  const own = texts[first ?? -1] ?? ''
  if (others.length === 0) return own
  const names = new Set(readDesignatorCell(own)?.names)
  const further = others.filter((at) => readDesignatorCell(texts[at] ?? '')?.names.every((name) => !names.has(name)))
  return [names.size > 0 || further.length === 0 ? own : '', ...further.map((at) => texts[at])]
    .filter((text) => text !== '')
    .join(', ')
}

const minDesignatorShare = 0.8
/** The column of designators, and those of further boards, as in `Main board | Sensor board`, if more quantities are then equal to the number of designators. */
export const chooseDesignatorColumns = (
  sheet: TextSheet,
  { columns, profiles }: TableColumns,
  rows: readonly number[],
  quantities: readonly NamedColumn[],
): number[] => {
  const own = columns.filter(({ meaning }) => meaning === 'designators').map(({ at }) => at)
  const further = columns.filter(
    ({ at, meaning }) => meaning === 'ignored' && (profiles[at]?.share('designators') ?? 0) >= minDesignatorShare,
  )
  if (own.length === 0 || further.length === 0) return own
  const all = [...own, ...further.map(({ at }) => at)]
  const countAgreeingRows = (designators: readonly number[], quantity: number) =>
    rows.filter((row) => {
      const texts = sheet.row(row)
      return readDesignatorCell(joinDesignatorCells(texts, designators))?.count === Number(texts[quantity])
    }).length
  return quantities.some(({ at }) => countAgreeingRows(all, at) > countAgreeingRows(own, at)) ? all : own
}

const minLabeled = 5
export const isOneEach = (counts: readonly (Designators | null)[]) => {
  const found = counts.filter((each) => each !== null)
  return (
    found.length >= minLabeled &&
    found.every(({ count }) => count === 1) &&
    found.filter(({ isSure }) => isSure).length >= found.length / 2
  )
}

export const listsSeveral = (counts: readonly (Designators | null)[]) =>
  counts.some((found) => found !== null && found.isSure && found.count > 1)

const [plainName, anyName] = [/^[A-Z][A-Z0-9_$]{0,7}$/, /^(?=.*[A-Z])[A-Z\d_$+][A-Z\d_$.,+-]{0,23}$/]
const minSureName = 0.95
/** Where each row has one designator, a name such as `GND-CLIP1`, `49E` or `AUDIO` is one too. */
export const readLabel = (
  column: NamedColumn | undefined,
  text: string,
  read: Designators | null,
): Designators | null => {
  const isSureName = column?.confidence === 1 || (column?.header?.meanings.designators ?? 0) >= minSureName
  const isLabel = (isSureName ? anyName : plainName).test(text) && (read?.count ?? 1) === 1
  return isLabel && !isPlaceholder(text) ? { count: 1, names: [text], isSure: true, endsWithOther: false } : null
}
