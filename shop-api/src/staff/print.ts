type Cell = string | number | null | undefined

const plain = (cell: Cell) => String(cell ?? '–').replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')

/** Columns of equal width under their headings; `none` where there is no row. Numbers stand at the right. Signs that would
 * steer a terminal become spaces. */
export const table = (headings: readonly string[], rows: readonly (readonly Cell[])[], none: string) => {
  if (rows.length === 0) return none
  const cells = [headings, ...rows.map((row) => row.map(plain))]
  const widths = headings.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  const isNumeric = headings.map((_, i) => rows.every((row) => typeof row[i] === 'number'))
  return cells
    .map((row) =>
      row
        .map((cell, i) => (isNumeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Names and what they are, one a line, without those that are empty. */
export const facts = (rows: readonly (readonly [name: string, value: Cell])[]) => {
  const told = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
  const width = Math.max(0, ...told.map(([name]) => name.length))
  return told.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`).join('\n')
}

/** JSON of one line whose texts cannot steer a terminal. */
export const json = (data: unknown) =>
  JSON.stringify(data).replaceAll(
    /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A time as the sales team reads it: to the minute, in UTC. */
export const minute = (at: Date | null) => at && `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
