type Parameter = { key: string; name: string }
type Row = { parameters: readonly Parameter[] }

const mostColumns = 3

/** The parameters to compare as columns: what every row has, most telling first; none where the rows are of different kinds. */
export function parameterColumns(rows: readonly Row[]): Parameter[] {
  const [first] = rows
  const leading = first?.parameters[0]?.key
  if (!first || rows.some(({ parameters }) => parameters[0]?.key !== leading)) return []
  const isShared = ({ key }: Parameter) => rows.every(({ parameters }) => parameters.some((other) => other.key === key))
  return first.parameters.filter(isShared).slice(0, mostColumns)
}
