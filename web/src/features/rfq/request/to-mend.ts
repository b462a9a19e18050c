import { partId } from './box-ids.ts'
import { partProblems } from './part-problems.ts'
import { isBlank, partFields, type PartField, type PartRow } from './part-row.ts'

/** A box of the parts that is to be mended. */
export type BrokenPart = { number: number; field: PartField; id: string }

/** In the order of the screen. */
export const brokenParts = (rows: readonly PartRow[]): BrokenPart[] =>
  rows.flatMap((row, at) => {
    const problems = partProblems(row)
    return partFields
      .filter((field) => problems[field])
      .map((field) => ({ number: at + 1, field, id: partId(at, field) }))
  })

/** A request asks for something. */
export const hasParts = (rows: readonly PartRow[]) => rows.some((row) => !isBlank(row))
