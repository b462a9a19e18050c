import { z } from 'zod'
import { isPartial } from '../upstream/drop-invalid-rows.ts'
import { createArgumentError, parseArgument } from './bad-input.ts'

const defaultFirst = 20
const maxPage = 9_999_999
const firstShape = z.int().min(1).max(100)
const pageShape = z.int().min(1).max(maxPage)

type PageRange = { offset: number; first: number }

const toCursor = (index: number) => Buffer.from(`row:${index}`).toString('base64url')

const parseCursor = (cursor: string) => {
  const [, digits] = /^row:(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (digits === undefined) throw createArgumentError('after', ' is not a cursor of this list.')
  return Number(digits)
}

export type PageArguments = { first?: number | null; after?: string | null; page?: number | null }

export const parseRowCount = (first: number | null | undefined) =>
  parseArgument('first', firstShape, first ?? defaultFirst)

/** The first page without `page`, also after a cursor. */
export const parsePageNumber = ({ after, page }: Pick<PageArguments, 'after' | 'page'>) => {
  if (after != null && page != null) throw createArgumentError('page', ' and `after` exclude each other.')
  return parseArgument('page', pageShape, page ?? 1)
}

export const parsePageRange = ({ first, after, page }: PageArguments): PageRange => {
  const rows = parseRowCount(first)
  const number = parsePageNumber({ after, page })
  const offset = after != null ? parseCursor(after) + 1 : (number - 1) * rows
  if (offset / rows >= maxPage) throw createArgumentError('after', ' lies beyond the end of every list.')
  return { offset, first: rows }
}

type NumberedPage = { page: string; limit: string }
type Page = { list: unknown[]; total: number; has_more?: boolean }
type PagedRows = PageRange & { head: Pick<Page, 'total'>; hasMore: boolean }

export const fetchPageRange = async <P extends Page>(
  { offset, first }: PageRange,
  read: (numbered: NumberedPage) => Promise<P>,
): Promise<PagedRows & { head: P; rows: P['list'] }> => {
  const page = Math.floor(offset / first) + 1
  const skip = offset % first
  const pages = await Promise.all(
    (skip === 0 ? [page] : [page, page + 1]).map((number) => read({ page: `${number}`, limit: `${first}` })),
  )
  const [head] = pages
  if (!head) throw new Error('a page range has at least one page')
  const found = pages.flatMap(({ list }) => list)
  const rows = found.slice(skip, skip + first)
  // A list without `has_more` ends at its total or before it, with a short page; malformed rows that were dropped make no page short.
  const isFull = rows.length === first || pages.some(isPartial)
  const followsLast = pages.at(-1)?.has_more ?? (isFull && offset + first < head.total)
  return { offset, first, head, rows, hasMore: found.length > skip + first || (rows.length > 0 && followsLast) }
}

export const toConnection = <Edge extends object>(found: PagedRows, edges: Edge[]) => {
  const { offset, head, hasMore } = found
  return {
    edges: edges.map((edge, index) => ({ ...edge, cursor: toCursor(offset + index) })),
    pageInfo: {
      hasPreviousPage: offset > 0,
      hasNextPage: hasMore,
      startCursor: edges.length === 0 ? null : toCursor(offset),
      endCursor: edges.length === 0 ? null : toCursor(offset + edges.length - 1),
    },
    totalCount: head.total,
  }
}

export const toNodeConnection = <Node>(found: PagedRows, nodes: Node[]) => ({
  ...toConnection(
    found,
    nodes.map((node) => ({ node })),
  ),
  nodes,
})
