import { type Designators, readDesignators } from '../columns/designators.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import { isPlaceholder } from './row-words.ts'

export const readDesignatorCell = (text: string) => (isPlaceholder(text) ? null : readDesignators(text, true))

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
