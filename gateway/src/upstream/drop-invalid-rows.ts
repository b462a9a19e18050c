import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { memoizeByObject } from '../memoize-by-object.ts'

type Path = readonly PropertyKey[]

const { account, orders, rfq } = contract
/** Lists of independent rows. A cart or an order is never shown in part. */
const ownLists: readonly Endpoint[] = [account.addressList, orders.list, rfq.list, rfq.partsLists]

const partial = new WeakSet<object>()

/** A row that is missing here may exist. */
export const isPartial = (data: unknown) => typeof data === 'object' && data !== null && partial.has(data)

export const markPartial = <T extends object>(data: T): T => {
  partial.add(data)
  return data
}

const getValueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), data)

const hasIdentity = (row: unknown) =>
  typeof row === 'object' && row !== null && Object.keys(row).some((key) => key === 'id' || key.endsWith('_id'))

const hasIdentities = memoizeByObject((list: unknown[]) => list.some(hasIdentity))

const toListPath = (row: Path) => row.slice(0, -1)
const formatPath = (path: Path) => path.join('.')
const distinct = (rows: Path[]) => [...new Map(rows.map((row) => [formatPath(row), row])).values()]

/** The innermost row with an id: without one step, a price ladder would be wrong. */
const findInvalidRow = (data: unknown, path: Path): Path | null => {
  const rows = path.flatMap((key, at) => (typeof key === 'number' ? [path.slice(0, at + 1)] : []))
  const isIdentified = (row: Path) => {
    const list = getValueAt(data, toListPath(row))
    return Array.isArray(list) && hasIdentities(list)
  }
  return rows.findLast(isIdentified) ?? rows[0] ?? null
}

/** A list that would lose all rows is removed with the row that contains it. */
const widenToRemovable = (data: unknown, rows: (Path | null)[]): Path[] | null => {
  if (!rows.every((row) => row !== null)) return null
  const cuts = distinct(rows)
  const perList = Map.groupBy(cuts, (row) => formatPath(toListPath(row)))
  const isLost = (row: Path) => {
    const list = getValueAt(data, toListPath(row))
    return Array.isArray(list) && perList.get(formatPath(toListPath(row)))?.length === list.length
  }
  if (!cuts.some(isLost)) return cuts
  return widenToRemovable(
    data,
    cuts.map((row) => (isLost(row) ? findInvalidRow(data, toListPath(row)) : row)),
  )
}

const withoutRows = (data: unknown, rows: Path[]): unknown => {
  const copy: unknown = structuredClone(data)
  const lists = rows.map((row) => getValueAt(copy, toListPath(row))).filter((list) => Array.isArray(list))
  for (const row of rows) {
    const list = getValueAt(copy, toListPath(row))
    if (Array.isArray(list)) list[Number(row.at(-1))] = undefined
  }
  for (const list of lists) list.splice(0, list.length, ...list.filter((each) => each !== undefined))
  return copy
}

export const dropInvalidRows = <E extends Endpoint>(
  endpoint: E,
  data: unknown,
  { issues }: z.ZodError,
): { data: z.output<E['data']>; rowsLeftOut: number } | null => {
  if (endpoint.method !== 'GET' || (endpoint.access !== 'public' && !ownLists.includes(endpoint))) return null
  const rows = widenToRemovable(
    data,
    issues.map(({ path }) => findInvalidRow(data, path)),
  )
  if (!rows) return null
  const checked = z.safeParse<E['data']>(endpoint.data, withoutRows(data, rows))
  if (!checked.success) return null
  if (typeof checked.data === 'object' && checked.data !== null) markPartial(checked.data)
  return { data: checked.data, rowsLeftOut: rows.length }
}
