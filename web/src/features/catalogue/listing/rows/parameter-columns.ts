import { findParameterValue, isDifferent } from '../../compare/compare-rows.ts'

type Parameter = { key: string; name: string; displayValue: string }
type Row = { parameters: readonly Parameter[] }

const maxColumns = 3
/** A parameter becomes a column where this share of the rows has it: jumpers among resistors have no tolerance. */
const share = 0.8

export function parameterColumns(rows: readonly Row[], requested: readonly string[] = []): Parameter[] {
  const leading = rows[0]?.parameters[0]?.key
  if (rows.some(({ parameters }) => parameters[0]?.key !== leading)) return []
  const richest = rows.toSorted((a, b) => b.parameters.length - a.parameters.length)
  const named = new Map(richest.flatMap(({ parameters }) => parameters).map((parameter) => [parameter.key, parameter]))
  const isCommon = ({ key }: Parameter) =>
    rows.filter(({ parameters }) => parameters.some((other) => other.key === key)).length >= share * rows.length
  const common = [...named.values()].filter(isCommon)
  const isRequested = ({ key }: Parameter) => requested.includes(key)
  // A value that all rows share distinguishes none of them, such as the capacitance that the buyer searched for.
  const varying = common.filter(({ key }) => isDifferent(rows.map((row) => findParameterValue(row, key))))
  const candidates = [...varying.filter(isRequested), ...varying, ...common.filter(isRequested), ...common]
  const shown = [...new Set(candidates)].slice(0, maxColumns)
  return common.filter((parameter) => shown.includes(parameter))
}
