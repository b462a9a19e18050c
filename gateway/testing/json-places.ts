export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Place = readonly (string | number)[]

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of lists the first row only: rows are alike. */
export const placesIn = (value: Json, above: Place = []): Place[] => {
  const inside: [string | number, Json][] = Array.isArray(value)
    ? value.slice(0, 1).map((row) => [0, row])
    : isObject(value)
      ? Object.entries(value)
      : []
  return inside.flatMap(([key, each]) => [[...above, key], ...placesIn(each, [...above, key])])
}

/** `undefined` removes the field or the row. */
export const changedAt = (value: Json, place: Place, change: (old: Json) => Json | undefined): Json | undefined => {
  const [key, ...rest] = place
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.flatMap((row, i) => {
      const changed = i === key ? changedAt(row, rest, change) : row
      return changed === undefined ? [] : [changed]
    })
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    name === key ? changedAt(each, rest, change) : each,
  ])
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined))
}

export const changedAll = (value: Json, change: (old: Json) => Json): Json => {
  if (Array.isArray(value)) return change(value.map((each) => changedAll(each, change)))
  if (!isObject(value)) return change(value)
  return change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changedAll(each, change)])))
}
