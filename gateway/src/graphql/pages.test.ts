import { describe, expect, it, test } from 'vitest'
import { toConnection, fetchPageRange, parsePageRange } from './pages.ts'

const rows = Array.from({ length: 45 }, (_, index) => index)

/** A list of 45 with numbered pages that records which pages were read. */
const numberedList = () => {
  const read: string[] = []
  const load = async ({ page, limit }: { page: string; limit: string }) => {
    read.push(page)
    const start = (Number(page) - 1) * Number(limit)
    return { total: rows.length, list: rows.slice(start, start + Number(limit)) }
  }
  return { read, load }
}

const fetchPage = async (args: Parameters<typeof parsePageRange>[0]) => {
  const { read, load } = numberedList()
  const found = await fetchPageRange(parsePageRange(args), load)
  const connection = toConnection(
    found,
    found.rows.map((node) => ({ node })),
  )
  return { read, nodes: found.rows, ...connection }
}

describe('a page of a list', () => {
  it('walks the whole list by cursors without a gap or a repetition', async () => {
    const seen: number[] = []
    let after: string | null = null
    do {
      const page = await fetchPage({ first: 20, after })
      seen.push(...page.nodes)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(rows)
  })

  it('reads one page where it is aligned and two where it straddles them', async () => {
    const aligned = await fetchPage({ first: 10, page: 2 })
    expect(aligned.read).toEqual(['2'])
    const start = (await fetchPage({ first: 3 })).pageInfo.endCursor
    const straddling = await fetchPage({ first: 10, after: start })
    expect(straddling.read).toEqual(['1', '2'])
    expect(straddling.nodes).toEqual(rows.slice(3, 13))
  })

  it('has next and previous pages', async () => {
    const { pageInfo: first } = await fetchPage({ first: 20 })
    expect(first).toMatchObject({ hasPreviousPage: false, hasNextPage: true })
    const { pageInfo: last } = await fetchPage({ first: 20, page: 3 })
    expect(last).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
    const { pageInfo: beyond } = await fetchPage({ first: 20, page: 9 })
    expect(beyond).toEqual({ hasPreviousPage: true, hasNextPage: false, startCursor: null, endCursor: null })
  })

  const counted = { total: 10 }
  const ended = { total: 10, has_more: false }
  const continued = { total: 10, has_more: true }
  test.for([
    ['a full page at the end that the shop reports', ended, { offset: 8, first: 2 }, 2, false],
    ['a full page before the total, at the end that the shop reports', ended, { offset: 4, first: 2 }, 2, false],
    ['a full page after the total, where the shop reports more', continued, { offset: 8, first: 2 }, 2, true],
    ['an empty page where the shop reports more', continued, { offset: 10, first: 5 }, 0, false],
    ['a full page of a counted list', counted, { offset: 8, first: 2 }, 2, false],
    ['a full page before the end', counted, { offset: 7, first: 2 }, 2, true],
    ['a short page where pages end before the total', counted, { offset: 4, first: 3 }, 1, false],
    ['an empty page where pages end before the total', counted, { offset: 4, first: 3 }, 0, false],
  ] as const)('reports whether another page follows: %s', async ([, totals, range, count, hasNextPage]) => {
    const list = Array.from({ length: 20 }, (_, node) => ({ node })).slice(0, range.offset + count)
    const found = await fetchPageRange(range, async ({ page, limit }) => {
      const start = (Number(page) - 1) * Number(limit)
      return { ...totals, list: list.slice(start, start + Number(limit)) }
    })
    expect(found.rows).toHaveLength(count)
    expect(toConnection(found, found.rows).pageInfo.hasNextPage).toBe(hasNextPage)
  })

  test.for([
    [{ first: 0 }, '`first`'],
    [{ first: 101 }, '`first`'],
    [{ page: 0 }, '`page`'],
    [{ after: 'nonsense' }, '`after`'],
    [{ after: Buffer.from('row:9999999999').toString('base64url'), first: 1 }, '`after`'],
    [{ after: Buffer.from('row:1').toString('base64url'), page: 2 }, 'exclude each other'],
  ] as const)('refuses %o', ([args, sentence]) => {
    expect(() => parsePageRange(args)).toThrow(sentence)
  })
})
