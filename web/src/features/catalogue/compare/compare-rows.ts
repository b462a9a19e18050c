type Value = { key: string; displayValue: string }
type Part = { parameters: readonly (Value & { name: string })[] }

export const findParameterValue = ({ parameters }: { parameters: readonly Value[] }, key: string): string | null =>
  parameters.find((parameter) => parameter.key === key)?.displayValue ?? null

export function comparedParameters(parts: readonly Part[]): { key: string; name: string }[] {
  const richest = parts.toSorted((a, b) => b.parameters.length - a.parameters.length)
  const named = new Map(richest.flatMap(({ parameters }) => parameters).map(({ key, name }) => [key, { key, name }]))
  return [...named.values()]
}

export const isDifferent = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size > 1
