import { describe, expect, it, test } from 'vitest'
import { connectionOf, readStretch, stretchOf } from './pages.ts'

const rows = Array.from({ length: 45 }, (_, index) => index)

/** A list of 45 with numbered pages that keeps which were read. */
const numberedList = () => {
  const read: string[] = []
  const load = async ({ page, limit }: { page: string; limit: string }) => {
    read.push(page)
    const start = (Number(page) - 1) * Number(limit)
    return { total: rows.length, list: rows.slice(start, start + Number(limit)) }
  }
  return { read, load }
}

const pageOf = async (args: Parameters<typeof stretchOf>[0]) => {
  const { read, load } = numberedList()
  const stretch = stretchOf(args)
  const { head, rows: found } = await readStretch(stretch, load)
  const connection = connectionOf(
    stretch,
    found.map((node) => ({ node })),
    head.total,
  )
  return { read, nodes: found, ...connection }
}

describe('a page of a list', () => {
  it('walks the whole list by cursors without a gap or a repetition', async () => {
    const seen: number[] = []
    let after: string | null = null
    do {
      const page = await pageOf({ first: 20, after })
      seen.push(...page.nodes)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(rows)
  })

  it('reads one page where it is aligned and two where it straddles them', async () => {
    const aligned = await pageOf({ first: 10, page: 2 })
    expect(aligned.read).toEqual(['2'])
    const start = (await pageOf({ first: 3 })).pageInfo.endCursor
    const straddling = await pageOf({ first: 10, after: start })
    expect(straddling.read).toEqual(['1', '2'])
    expect(straddling.nodes).toEqual(rows.slice(3, 13))
  })

  it('knows where it stands', async () => {
    const { pageInfo: first } = await pageOf({ first: 20 })
    expect(first).toMatchObject({ hasPreviousPage: false, hasNextPage: true })
    const { pageInfo: last } = await pageOf({ first: 20, page: 3 })
    expect(last).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
    const { pageInfo: beyond } = await pageOf({ first: 20, page: 9 })
    expect(beyond).toEqual({ hasPreviousPage: true, hasNextPage: false, startCursor: null, endCursor: null })
  })

  it('goes on past a total at which counting stopped', () => {
    const full = [{ node: 1 }, { node: 2 }]
    expect(connectionOf({ offset: 8, first: 2 }, full, 10, true).pageInfo.hasNextPage).toBe(true)
    expect(connectionOf({ offset: 8, first: 2 }, full, 10, false).pageInfo.hasNextPage).toBe(false)
  })

  test.for([
    [{ first: 0 }, '`first`'],
    [{ first: 101 }, '`first`'],
    [{ page: 0 }, '`page`'],
    [{ after: 'nonsense' }, '`after`'],
    [{ after: Buffer.from('row:9999999999').toString('base64url'), first: 1 }, '`after`'],
    [{ after: Buffer.from('row:1').toString('base64url'), page: 2 }, 'exclude each other'],
  ] as const)('refuses %o', ([args, sentence]) => {
    expect(() => stretchOf(args)).toThrow(sentence)
  })
})
