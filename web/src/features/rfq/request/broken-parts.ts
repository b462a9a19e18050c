import { partId } from './box-ids.ts'
import { isSound, checkPart } from './part-problems.ts'
import { isBlank, partFields, type PartField, type PartRow } from './part-row.ts'
import { filledRows } from './part-rows.ts'

export type BrokenPart = { number: number; field: PartField; id: string }

/** The shop's messages; an edited row is another object, so its messages are dropped. */
export type PartMessages = { [Field in PartField]?: string }
export type RefusedRows = ReadonlyMap<PartRow, PartMessages>
export const noRefusedRows: RefusedRows = new Map()

const findField = (name: string | undefined) =>
  name === 'productId' ? 'partNumber' : partFields.find((field) => field === name)

/** Null where the path names no field of a row. The index counts the rows that were sent. */
export const refuseRow = (
  refused: RefusedRows,
  rows: readonly PartRow[],
  { path, message }: { path: readonly string[] | null; message: string },
): RefusedRows | null => {
  const [, list, index, name] = path ?? []
  const row = list === 'parts' && index !== undefined ? filledRows(rows)[Number(index)] : undefined
  const field = findField(name)
  return row && field ? new Map([...refused, [row, { [field]: message, ...refused.get(row) }]]) : null
}

export const brokenParts = (rows: readonly PartRow[], refused: RefusedRows = noRefusedRows): BrokenPart[] =>
  rows.flatMap((row, at) => {
    const problems = { ...refused.get(row), ...checkPart(row) }
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
