type UserError = { message: string; path?: readonly string[] | null }

/** The index of the line that `["input", "lines", "2", "quantity"]` names; -1 for an error without a line. */
export const readLineIndex = ({ path }: UserError) => (path?.[1] === 'lines' ? Number(path[2]) : -1)

/** An error without a line index applies to all lines. */
export const refusedLines = (lines: readonly { rowId: string }[], errors: readonly UserError[]) =>
  errors.flatMap((error): [string, string][] => {
    const line = lines[readLineIndex(error)]
    return line ? [[line.rowId, error.message]] : lines.map(({ rowId }) => [rowId, error.message])
  })
