export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonPath = readonly (string | number)[]

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of lists the first row only: rows are alike. */
export const listPaths = (value: Json, parentPath: JsonPath = []): JsonPath[] => {
  const inside: [string | number, Json][] = Array.isArray(value)
    ? value.slice(0, 1).map((row) => [0, row])
    : isObject(value)
      ? Object.entries(value)
      : []
  return inside.flatMap(([key, each]) => [[...parentPath, key], ...listPaths(each, [...parentPath, key])])
}

/** `undefined` removes the field or the row. */
export const changeAt = (value: Json, path: JsonPath, change: (old: Json) => Json | undefined): Json | undefined => {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.flatMap((row, i) => {
      const changed = i === key ? changeAt(row, rest, change) : row
      return changed === undefined ? [] : [changed]
    })
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    name === key ? changeAt(each, rest, change) : each,
  ])
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined))
}

export const changeAll = (value: Json, change: (old: Json) => Json): Json => {
  if (Array.isArray(value)) return change(value.map((each) => changeAll(each, change)))
  if (!isObject(value)) return change(value)
  return change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changeAll(each, change)])))
}
