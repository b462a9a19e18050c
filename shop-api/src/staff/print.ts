type Cell = string | number | null | undefined

const plain = (cell: Cell) => String(cell ?? '–').replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')

/** Numbers are right-aligned. Control characters become spaces. */
export const formatTable = (headings: readonly string[], rows: readonly (readonly Cell[])[], none: string) => {
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

export const formatFacts = (rows: readonly (readonly [name: string, value: Cell])[]) => {
  const shown = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
  const width = Math.max(0, ...shown.map(([name]) => name.length))
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`).join('\n')
}

/** Escapes characters that control a terminal. */
export const formatJson = (data: unknown) =>
  JSON.stringify(data).replaceAll(
    /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
