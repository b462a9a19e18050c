import { z } from 'zod'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

type Path = readonly PropertyKey[]

/** Up to and with the first place in a list: the row that an issue spoils. */
const rowOf = (path: Path): Path | null => {
  const at = path.findIndex((key) => typeof key === 'number')
  return at === -1 ? null : path.slice(0, at + 1)
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), data)

const withoutRows = (data: unknown, rows: Path[]): unknown => {
  const copy: unknown = structuredClone(data)
  for (const row of rows) {
    const list = valueAt(copy, row.slice(0, -1))
    if (Array.isArray(list)) list[Number(row.at(-1))] = undefined
  }
  for (const row of rows) {
    const list = valueAt(copy, row.slice(0, -1))
    if (Array.isArray(list)) list.splice(0, list.length, ...list.filter((each) => each !== undefined))
  }
  return copy
}

/** Of a public list, what is left without its malformed rows; null where the fault lies elsewhere. A cart or an order is never
 * told in part. */
export const salvage = <E extends Endpoint>(
  endpoint: E,
  data: unknown,
  { issues }: z.ZodError,
): { data: z.output<E['data']>; rowsLeftOut: number } | null => {
  if (endpoint.access !== 'public' || endpoint.method !== 'GET') return null
  const rows = issues.map(({ path }) => rowOf(path))
  if (!rows.every((row) => row !== null)) return null
  const distinct = [...new Map(rows.map((row) => [row.join('.'), row])).values()]
  const checked = z.safeParse<E['data']>(endpoint.data, withoutRows(data, distinct))
  return checked.success ? { data: checked.data, rowsLeftOut: distinct.length } : null
}
