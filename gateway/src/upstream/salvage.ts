import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { remember } from '../remember.ts'

type Path = readonly PropertyKey[]

const { account, orders, rfq } = contract
/** A person's lists of things that stand for themselves. A cart or one order is never told in part. */
const ownLists: readonly Endpoint[] = [account.addressList, orders.list, rfq.list]

const partial = new WeakSet<object>()

/** Rows of this were malformed and are left out: what is missing in it may exist. */
export const isPartial = (data: unknown) => typeof data === 'object' && data !== null && partial.has(data)

export const markPartial = <T extends object>(data: T): T => {
  partial.add(data)
  return data
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), data)

const hasIdentity = (row: unknown) =>
  typeof row === 'object' && row !== null && Object.keys(row).some((key) => key === 'id' || key.endsWith('_id'))

const isOfThings = remember((list: unknown[]) => list.some(hasIdentity))

const listOf = (row: Path) => row.slice(0, -1)
const nameOf = (path: Path) => path.join('.')
const distinct = (rows: Path[]) => [...new Map(rows.map((row) => [nameOf(row), row])).values()]

/** The row that a fault at this place spoils: the innermost thing with an id of its own, for without a step a ladder of prices would lie; else
 * the outermost row. */
const spoiltRow = (data: unknown, path: Path): Path | null => {
  const rows = path.flatMap((key, at) => (typeof key === 'number' ? [path.slice(0, at + 1)] : []))
  const isThing = (row: Path) => {
    const list = valueAt(data, listOf(row))
    return Array.isArray(list) && isOfThings(list)
  }
  return rows.findLast(isThing) ?? rows[0] ?? null
}

/** A list that would lose its every row is lost with the row that it is part of. */
const climbed = (data: unknown, rows: (Path | null)[]): Path[] | null => {
  if (!rows.every((row) => row !== null)) return null
  const cuts = distinct(rows)
  const perList = Map.groupBy(cuts, (row) => nameOf(listOf(row)))
  const isLost = (row: Path) => {
    const list = valueAt(data, listOf(row))
    return Array.isArray(list) && perList.get(nameOf(listOf(row)))?.length === list.length
  }
  if (!cuts.some(isLost)) return cuts
  return climbed(
    data,
    cuts.map((row) => (isLost(row) ? spoiltRow(data, listOf(row)) : row)),
  )
}

const withoutRows = (data: unknown, rows: Path[]): unknown => {
  const copy: unknown = structuredClone(data)
  const lists = rows.map((row) => valueAt(copy, listOf(row))).filter((list) => Array.isArray(list))
  for (const row of rows) {
    const list = valueAt(copy, listOf(row))
    if (Array.isArray(list)) list[Number(row.at(-1))] = undefined
  }
  for (const list of lists) list.splice(0, list.length, ...list.filter((each) => each !== undefined))
  return copy
}

/** Of a list, what is left without its malformed rows; null where the fault lies elsewhere or no row is left. */
export const salvage = <E extends Endpoint>(
  endpoint: E,
  data: unknown,
  { issues }: z.ZodError,
): { data: z.output<E['data']>; rowsLeftOut: number } | null => {
  if (endpoint.method !== 'GET' || (endpoint.access !== 'public' && !ownLists.includes(endpoint))) return null
  const rows = climbed(
    data,
    issues.map(({ path }) => spoiltRow(data, path)),
  )
  if (!rows) return null
  const checked = z.safeParse<E['data']>(endpoint.data, withoutRows(data, rows))
  if (!checked.success) return null
  if (typeof checked.data === 'object' && checked.data !== null) markPartial(checked.data)
  return { data: checked.data, rowsLeftOut: rows.length }
}
