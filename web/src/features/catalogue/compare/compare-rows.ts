type Parameter = { key: string; name: string; displayValue: string }
type Part = { parameters: readonly Parameter[] }

/** What a part has of a parameter; null where it lacks it. */
export const valueOf = ({ parameters }: Part, key: string): string | null =>
  parameters.find((parameter) => parameter.key === key)?.displayValue ?? null

/** Every parameter that any of the parts has, in the order of the part that has most. */
export function comparedParameters(parts: readonly Part[]): { key: string; name: string }[] {
  const richest = parts.toSorted((a, b) => b.parameters.length - a.parameters.length)
  const named = new Map(richest.flatMap(({ parameters }) => parameters).map(({ key, name }) => [key, { key, name }]))
  return [...named.values()]
}

/** Whether the parts differ in it; what only some of them have is a difference. */
export const isDifferent = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size > 1
