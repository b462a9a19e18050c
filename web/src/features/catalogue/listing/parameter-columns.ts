type Parameter = { key: string; name: string }
type Row = { parameters: readonly Parameter[] }

const mostColumns = 3
/** A parameter is a column where so many of the rows have it: a jumper has no tolerance among resistors. */
const share = 0.8

/** The parameters to compare as columns: those asked for, then the most telling; none where the rows are of different kinds. */
export function parameterColumns(rows: readonly Row[], asked: readonly string[] = []): Parameter[] {
  const leading = rows[0]?.parameters[0]?.key
  if (rows.some(({ parameters }) => parameters[0]?.key !== leading)) return []
  const richest = rows.toSorted((a, b) => b.parameters.length - a.parameters.length)
  const named = new Map(richest.flatMap(({ parameters }) => parameters).map((parameter) => [parameter.key, parameter]))
  const isCommon = ({ key }: Parameter) =>
    rows.filter(({ parameters }) => parameters.some((other) => other.key === key)).length >= share * rows.length
  const common = [...named.values()].filter(isCommon)
  const isAsked = ({ key }: Parameter) => asked.includes(key)
  const shown = [...new Set([...common.filter(isAsked), ...common])].slice(0, mostColumns)
  return common.filter((parameter) => shown.includes(parameter))
}
