export const maxLinesPerRequest = 100

type UserError = { message: string; path?: readonly string[] | null }

/** An error without a line index applies to all lines. */
export const refusedLines = (lines: readonly { rowId: string }[], errors: readonly UserError[]) =>
  errors.flatMap(({ message, path }): [string, string][] => {
    const index = path?.[1] === 'lines' ? Number(path[2]) : Number.NaN
    const line = lines[index]
    return line ? [[line.rowId, message]] : lines.map(({ rowId }) => [rowId, message])
  })
