export type UserError = { message: string; path?: readonly string[] | null }

/** `["input", "lines", "2", "quantity"]` names the third line. */
const findLine = <Line>(lines: readonly Line[], { path }: UserError): Line | undefined =>
  path?.[1] === 'lines' ? lines[Number(path[2])] : undefined

export const namesNoLine = (lines: readonly unknown[]) => (error: UserError) => findLine(lines, error) === undefined

/** An error that names no line applies to all lines. */
export const refusedLines = (lines: readonly { rowId: string }[], errors: readonly UserError[]) =>
  errors.flatMap((error): [string, string][] => {
    const line = findLine(lines, error)
    return line ? [[line.rowId, error.message]] : lines.map(({ rowId }) => [rowId, error.message])
  })
