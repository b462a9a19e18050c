import { describe, expect, it, vi } from 'vitest'
import { useCatalogue } from '#testing/use-catalogue.ts'

vi.mock('./search-hits.ts', async (original) => ({ ...(await original<object>()), countedHits: 20 }))

const { search } = useCatalogue()

describe('where more is found than is counted', () => {
  it('says so of the total and of every facet', async () => {
    const data = await search({ wd: 'thick' })
    expect(data).toMatchObject({ total: 20, total_capped: true, counts_capped: true })
    expect(Object.values(data.capped_facets)).toEqual(Array(6).fill(true))
    expect(data.attributes.every(({ is_capped }) => is_capped)).toBe(true)
    expect(data.manufacturers).toMatchObject([{ count: 20 }])
  })

  it('says it of those facets alone whose own filter was lifted', async () => {
    const filters = JSON.stringify([{ key: 'resistance', min: 1e4, max: 1e4 }])
    const data = await search({ wd: 'thick', filters })
    expect(data).toMatchObject({ total: 4, total_capped: false, counts_capped: true })
    expect(Object.values(data.capped_facets)).toEqual(Array(6).fill(false))
    expect(data.attributes.flatMap(({ key, is_capped }) => (is_capped ? [key] : []))).toEqual(['resistance'])
  })

  it('knows the parts of shelves, makers and categories all the same', async () => {
    const data = await search({ category: 'resistors' })
    expect(data).toMatchObject({ total: 24, total_capped: false })
    expect(data.capped_facets.manufacturers).toBe(false)
    expect(data.manufacturers).toMatchObject([{ id: 1, count: 24 }])
    expect(data.categories.map(({ count }) => count)).toEqual([24, 24, 12])
  })

  it('says that not all was put in order', async () => {
    expect((await search({ wd: 'thick', sort: 'stock' })).sort_capped).toBe(true)
    expect((await search({ wd: 'thick', sort: 'relevance' })).sort_capped).toBe(false)
    expect((await search({ wd: 'RC0402', sort: 'price' })).sort_capped).toBe(false)
  })
})
