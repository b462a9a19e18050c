import type { Designators } from '../columns/designators.ts'
import type { NamedColumn } from '../columns/name-columns.ts'

/** `M01`, `M02`, `P01` below a header that says no more than number: codes of items, which do not say how many pieces there are. */
export const areItemCodes = (columns: readonly NamedColumn[], counts: readonly (Designators | null)[]) => {
  const header = columns.find(({ meaning }) => meaning === 'designators')?.header
  const names = counts.flatMap((found) => found?.names ?? [])
  return (
    (header?.meanings.designators ?? 1) < 0.5 &&
    names.some((name) => /\p{L}0\d$/u.test(name)) &&
    names.every((name) => /\p{L}\d{2}$/u.test(name))
  )
}
