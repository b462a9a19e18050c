import { describe, expect, it, vi } from 'vitest'
import { smallParts } from '../../../testing/small-parts.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

vi.mock('../part-filter/hits.ts', async (original) => ({ ...(await original<object>()), maxCountedHits: 20 }))

const { search } = useCatalogue()

describe('where more is found than counted', () => {
  it('reports it for the total and for every facet', async () => {
    const data = await search({ wd: 'thick' })
    expect(data).toMatchObject({ total: 20, total_capped: true, counts_capped: true })
    expect(Object.values(data.capped_facets)).toEqual(Array(6).fill(true))
    expect(data.attributes.every(({ is_capped }) => is_capped)).toBe(true)
    expect(data.manufacturers).toMatchObject([{ count: 20 }])
  })

  it('reports it only for the facets whose own filter was lifted', async () => {
    const filters = JSON.stringify([{ key: 'resistance', min: 1e4, max: 1e4 }])
    const data = await search({ wd: 'thick', filters })
    expect(data).toMatchObject({ total: 4, total_capped: false, counts_capped: true })
    expect(Object.values(data.capped_facets)).toEqual(Array(6).fill(false))
    expect(data.attributes.flatMap(({ key, is_capped }) => (is_capped ? [key] : []))).toEqual(['resistance'])
  })

  it('returns exact counts of categories and manufacturers', async () => {
    const data = await search({ category: 'resistors' })
    expect(data).toMatchObject({ total: 24, total_capped: false })
    expect(data.capped_facets.manufacturers).toBe(false)
    expect(data.manufacturers).toMatchObject([{ id: 1, count: 24 }])
    expect(data.categories.map(({ count }) => count)).toEqual([24, 24, 12])
  })

  it('shows the most popular of them, page after page', async () => {
    const mpns = smallParts.slice(0, 20).map(({ mpn }) => mpn)
    for (const wd of ['R', 'thick']) {
      const pages = await Promise.all(['1', '2', '3'].map((page) => search({ wd, limit: '8', page })))
      expect(pages.flatMap(({ list }) => list.map(({ part_number }) => part_number))).toEqual(mpns)
    }
  })

  it('has no page after the counted parts', async () => {
    const pages = await Promise.all(['1', '2'].map((page) => search({ wd: 'thick', limit: '10', page })))
    expect(pages.map(({ list, has_more }) => [list.length, has_more])).toEqual([
      [10, true],
      [10, false],
    ])
  })

  it('reports that not all results were sorted', async () => {
    expect((await search({ wd: 'thick', sort: 'part_number' })).sort_capped).toBe(true)
    expect((await search({ wd: 'thick', sort: 'stock' })).sort_capped).toBe(true)
    expect((await search({ wd: 'thick', sort: 'relevance' })).sort_capped).toBe(false)
    expect((await search({ wd: 'RC0402', sort: 'price' })).sort_capped).toBe(false)
  })
})
