import { z } from 'zod'
import { argument, badInput } from './bad-input.ts'

const defaultFirst = 20
const maxPage = 9_999_999
const firstShape = z.int().min(1).max(100)
const pageShape = z.int().min(1).max(maxPage)

/** A stretch of a list: `first` rows from `offset` on. */
export type Stretch = { offset: number; first: number }

const cursorOf = (index: number) => Buffer.from(`row:${index}`).toString('base64url')

const indexOf = (cursor: string) => {
  const [, digits] = /^row:(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (digits === undefined) throw badInput('`after` is not a cursor of this list.')
  return Number(digits)
}

type PageArguments = { first?: number | null; after?: string | null; page?: number | null }

/** Rows asked for, 1 to 100. */
export const rowsOf = (first: number | null | undefined) => argument('first', firstShape, first ?? defaultFirst)

/** Throws BAD_USER_INPUT where the arguments are out of bounds or exclude each other. */
export const stretchOf = ({ first, after, page }: PageArguments): Stretch => {
  const rows = rowsOf(first)
  if (after != null && page != null) throw badInput('`page` and `after` exclude each other.')
  const offset = after != null ? indexOf(after) + 1 : (argument('page', pageShape, page ?? 1) - 1) * rows
  if (offset / rows >= maxPage) throw badInput('`after` lies beyond the end of every list.')
  return { offset, first: rows }
}

type NumberedPage = { page: string; limit: string }

/** Reads a stretch from a list with numbered pages: one page where it is aligned, else the two it straddles. */
export const readStretch = async <Page extends { list: unknown[] }>(
  { offset, first }: Stretch,
  read: (numbered: NumberedPage) => Promise<Page>,
): Promise<{ head: Page; rows: Page['list'] }> => {
  const page = Math.floor(offset / first) + 1
  const skip = offset % first
  const [head, next] = await Promise.all(
    (skip === 0 ? [page] : [page, page + 1]).map((number) => read({ page: `${number}`, limit: `${first}` })),
  )
  if (!head) throw new Error('a stretch has at least one page')
  return { head, rows: [...head.list, ...(next?.list ?? [])].slice(skip, skip + first) }
}

/** Relay's view of a stretch. `isCapped`: the list may go on after `total`. */
export const connectionOf = <Edge extends object>(
  { offset, first }: Stretch,
  edges: Edge[],
  total: number,
  isCapped = false,
) => {
  const end = offset + edges.length
  return {
    edges: edges.map((edge, index) => ({ ...edge, cursor: cursorOf(offset + index) })),
    pageInfo: {
      hasPreviousPage: offset > 0,
      hasNextPage: end < total || (isCapped && edges.length === first),
      startCursor: edges.length === 0 ? null : cursorOf(offset),
      endCursor: edges.length === 0 ? null : cursorOf(end - 1),
    },
    totalCount: total,
  }
}

/** The same with nothing on the edges but their nodes, and the nodes beside them. */
export const nodeConnectionOf = <Node>(stretch: Stretch, nodes: Node[], total: number, isCapped = false) => ({
  ...connectionOf(
    stretch,
    nodes.map((node) => ({ node })),
    total,
    isCapped,
  ),
  nodes,
})
