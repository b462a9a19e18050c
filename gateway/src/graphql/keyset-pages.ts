import { time } from '@partgate/schema/shop-api/shapes.ts'
import type { z } from 'zod'
import { createArgumentError, parseArgument } from './bad-input.ts'
import { type PageArguments, parsePageNumber, parseRowCount } from './pages.ts'

type Query = { after?: string | undefined; page: string; limit: string }
type Page<Row> = { list: Row[]; total: number; has_more: boolean }

const earliestTime = '1970-01-01T00:00:00Z'

/** No row is older than the earliest time that the shop accepts. */
const raise = (text: string | null | undefined) => (text && text < earliestTime ? earliestTime : (text ?? undefined))

export const parseTimeArgument = <Name extends string>(name: Name, args: { [name in Name]?: string | null }) =>
  parseArgument(name, time.optional(), raise(args[name]))

/** A cursor is valid for one sort order only. */
const toCursor = (sort: string, cursor: string) => Buffer.from(`${sort}:${cursor}`).toString('base64url')

const parseCursor = (shape: z.ZodType<string>, sort: string, text: string) => {
  const [prefix, ...rest] = Buffer.from(text, 'base64url').toString().split(':')
  const { data, success } = shape.safeParse(rest.join(':'))
  if (prefix !== sort || !success) throw createArgumentError('after', ' is not a cursor of this list.')
  return data
}

export const parseKeysetPage = (cursor: z.ZodType<string>, sort: string, args: PageArguments): Query => ({
  after: args.after == null ? undefined : parseCursor(cursor, sort, args.after),
  page: `${parsePageNumber(args)}`,
  limit: `${parseRowCount(args.first)}`,
})

export const toKeysetConnection = <Row extends { cursor: string }, Node>(
  sort: string,
  query: Query,
  { list, total, has_more }: Page<Row>,
  toNode: (row: Row) => Node,
) => {
  const edges = list.map((row) => ({ cursor: toCursor(sort, row.cursor), node: toNode(row) }))
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasPreviousPage: query.after !== undefined || query.page !== '1',
      hasNextPage: has_more,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
  }
}
