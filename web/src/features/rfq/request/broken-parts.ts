import { partId } from './box-ids.ts'
import { isSound, partProblems } from './part-problems.ts'
import { isBlank, partFields, type PartField, type PartRow } from './part-row.ts'

export type BrokenPart = { number: number; field: PartField; id: string }

export const brokenParts = (rows: readonly PartRow[]): BrokenPart[] =>
  rows.flatMap((row, at) => {
    const problems = partProblems(row)
    return partFields
      .filter((field) => problems[field])
      .map((field) => ({ number: at + 1, field, id: partId(at, field) }))
  })

export const hasParts = (rows: readonly PartRow[]) => rows.some((row) => !isBlank(row))

export type PartsRefusal =
  | { kind: 'none' }
  | { kind: 'missing' }
  | { kind: 'refused'; rows: readonly PartRow[]; message: string }

export const stillRefused = (refusal: PartsRefusal, rows: readonly PartRow[]): PartsRefusal => {
  const hasValidRow = rows.some((row) => !isBlank(row) && isSound(row))
  const isOver = refusal.kind === 'missing' ? hasValidRow : refusal.kind === 'refused' && refusal.rows !== rows
  return isOver ? { kind: 'none' } : refusal
}
