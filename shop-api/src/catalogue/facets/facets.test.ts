import { type AttributeFilter, type SearchData } from '@partgate/schema/shop-api/search.ts'
import { describe, expect, it } from 'vitest'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { type SearchRequest, type Part, partsFor as oracle, sellDifferently } from '../../../testing/part-oracle.ts'

const { ask, search: found } = useCatalogue(sellDifferently)

const search = ({ manufacturer, packaging, in_stock, rohs, filters }: SearchRequest, wd?: string) =>
  found({
    limit: '100',
    filters: JSON.stringify(filters),
    ...(wd ? { wd, read: '0' } : {}),
    ...(manufacturer ? { manufacturer: manufacturer.join(',') } : {}),
    ...(packaging ? { packaging } : {}),
    ...(in_stock ? { in_stock: '1' } : {}),
    ...(rohs ? { rohs: '1' } : {}),
  })

const tally = (values: string[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]))
const attributeTally = (parts: Part[], key: string) =>
  tally(
    key === 'package'
      ? parts.map((part) => part.package)
      : parts.flatMap(({ params }) => params.filter((own) => own.key === key).map(({ display }) => display)),
  )

const without = (request: SearchRequest, key: string): SearchRequest => ({
  ...request,
  filters: request.filters.filter((each) => each.key !== key),
})
const keys = ['resistance', 'tolerance', 'capacitance', 'dielectric', 'voltage', 'supply_voltage', 'package']

const agrees = (data: SearchData, request: SearchRequest, wd?: string) => {
  const found = oracle(request, wd)
  expect(data.list.map(({ part_number }) => part_number.replace(/-R$/, ''))).toEqual(found.map(({ mpn }) => mpn))
  expect(data.total).toBe(found.length)
  const { manufacturer: _m, ...anyManufacturer } = request
  expect(Object.fromEntries(data.manufacturers.map(({ id, count }) => [id, count]))).toEqual(
    tally(oracle(anyManufacturer, wd).map(({ manufacturer_id }) => String(manufacturer_id))),
  )
  expect(Object.fromEntries(data.categories.map(({ id, count }) => [id, count]))).toEqual(
    tally(found.map(({ category_id }) => String(category_id))),
  )
  expect(data.in_stock_count).toBe(oracle({ ...request, in_stock: true }, wd).length)
  expect(data.rohs_count).toBe(oracle({ ...request, rohs: true }, wd).length)
  for (const word of ['cut_tape', 'reel', 'tray'])
    expect(data.packagings.find(({ value }) => value === word)?.count ?? 0).toBe(
      oracle({ ...request, packaging: word }, wd).length,
    )
  for (const key of keys) {
    const parts = oracle(without(request, key), wd)
    const wanted = attributeTally(parts, key)
    const had = Object.values(wanted).reduce((sum, count) => sum + count, 0)
    const isShown = had > 0 && (request.filters.some((filter) => filter.key === key) || had >= parts.length / 10)
    const shown = data.attributes.find((facet) => facet.key === key)?.values ?? []
    expect(Object.fromEntries(shown.map(({ value, count }) => [value, count])), key).toEqual(isShown ? wanted : {})
  }
  expect(data.counts_capped).toBe(false)
}

const filterSets: AttributeFilter[][] = [
  [{ key: 'resistance', min: 1e3, max: 1e4 }],
  [{ key: 'resistance', min: 4700 }],
  [{ key: 'resistance', max: 100 }],
  [{ key: 'capacitance', min: 1e-7, max: 1e-7 }],
  [{ key: 'capacitance', min: 0.1 * 1e-6, max: 100 * 1e-9 }],
  [{ key: 'capacitance', min: 4.7e-6 * (1 + 1e-10) }],
  [{ key: 'capacitance', min: 4.7e-6 * (1 + 1e-8) }],
  [{ key: 'dielectric', values: ['X7R'] }],
  [{ key: 'dielectric', values: ['X7R', 'X5R', 'Y5V'] }],
  [{ key: 'dielectric', values: ["X7R' or true --"] }],
  [{ key: 'package', values: ['0402', 'SOIC-8'] }],
  [{ key: 'capacitance', values: ['100 nF'] }],
  [{ key: 'supply_voltage', min: 3, max: 5 }],
  [{ key: 'supply_voltage', min: 3, max: 6 }],
  [{ key: 'supply_voltage', min: 5.5 }],
  [{ key: 'supply_voltage', max: 1.9 }],
  [
    { key: 'voltage', min: 20 },
    { key: 'dielectric', values: ['X5R'] },
  ],
  [
    { key: 'voltage', min: 16 },
    { key: 'capacitance', max: 1e-7 },
    { key: 'package', values: ['0402', '0603'] },
  ],
  [
    { key: 'voltage', min: 10 },
    { key: 'voltage', max: 20 },
  ],
  [{ key: 'voltage', min: 1e308 }],
  [{ key: 'voltage', min: 20, max: 10 }],
]
const others: Omit<SearchRequest, 'filters'>[] = [
  {},
  { manufacturer: [2] },
  { in_stock: true, rohs: true },
  { packaging: 'reel' },
  { packaging: 'reel', in_stock: true },
  { packaging: 'tray' },
]

describe('filters and facets', () => {
  it.each(filterSets.map((filters) => [JSON.stringify(filters), filters] as const))(
    'match a scan of every part: %s',
    async (_name, filters) => {
      for (const other of others) {
        const request = { ...other, filters }
        agrees(await search(request), request)
      }
      agrees(await search({ filters }, 'ceramic'), { filters }, 'ceramic')
    },
  )

  it('show facets without a filter', async () => {
    agrees(await search({ filters: [], manufacturer: [1, 3] }), { filters: [], manufacturer: [1, 3] })
    agrees(await search({ filters: [] }, 'thick'), { filters: [] }, 'thick')
  })

  it('sort numbers by value with their ends, and words by frequency', async () => {
    const data = await search({ filters: [], manufacturer: [2] })
    const facet = (key: string) => data.attributes.find((each) => each.key === key)
    expect(facet('capacitance')).toMatchObject({ unit: 'F', min: 1e-9, max: 4.7e-6 })
    expect(facet('capacitance')?.values.map(({ number }) => number)).toEqual([1e-9, 1e-7, 4.7e-6])
    expect(facet('dielectric')).toMatchObject({ unit: null, min: null, max: null })
    expect(facet('package')?.name).toBe('Package')
    const chips = await search({ filters: [], manufacturer: [3] })
    expect(chips.attributes.find(({ key }) => key === 'supply_voltage')).toMatchObject({ min: 2, max: 5.5 })
    const mixed = (await search({ filters: [{ key: 'package', values: ['0402', 'SOIC-8'] }] })).attributes
    const counts = mixed.find(({ key }) => key === 'dielectric')?.values.map(({ count }) => count) ?? []
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  it('offer no attributes without a condition', async () => {
    expect((await search({ filters: [] })).attributes).toEqual([])
  })

  it('sort and page alike', async () => {
    const filters = JSON.stringify([{ key: 'dielectric', values: ['X7R'] }])
    for (const sort of ['relevance', 'part_number', 'stock', 'price']) {
      const pages = []
      for (const page of ['1', '2', '3']) pages.push((await found({ filters, sort, limit: '5', page })).list)
      const whole = (await found({ filters, sort, limit: '100' })).list
      expect(pages.flat().map(({ goods_id }) => goods_id)).toEqual(whole.map(({ goods_id }) => goods_id))
      expect(whole).toHaveLength(12)
    }
  })

  it('accept several packagings and lifecycles', async () => {
    const total = async (query: Record<string, string>) => (await found(query)).total
    expect(await total({ packaging: 'tray,reel' })).toBe(60)
    expect(await total({ packaging: 'tray' })).toBe(1)
    expect(await total({ lifecycle: 'obsolete,active' })).toBe(60)
    expect(await total({ lifecycle: 'obsolete,last_time_buy' })).toBe(0)
    expect((await ask({ lifecycle: 'new' })).code).toBe(400)
  })

  it.each([
    ['an unknown key', { key: 'colour', min: 1 }, 'filters.1.key', 'No parameter has the key `colour`'],
    [
      'a range of words',
      { key: 'dielectric', min: 1 },
      'filters.1',
      'The values of `dielectric` are words: filter them by `values`, not by `min` and `max`',
    ],
  ])('with %s are refused with their index and key', async (_what, second, field, message) => {
    const first = { key: 'dielectric', values: ['X7R'] }
    const { code, data } = await ask({ filters: JSON.stringify([first, second]) })
    expect(code).toBe(400)
    expect(data).toMatchObject({ fields: [{ field, message }] })
  })

  it.each([
    ['an unknown key', [{ key: 'colour', values: ['red'] }]],
    ['a range of words', [{ key: 'dielectric', min: 1 }]],
    ['a range of packages', [{ key: 'package', min: 402 }]],
    ['a range and words', [{ key: 'voltage', min: 1, values: ['5 V'] }]],
    ['no list', { key: 'voltage' }],
    ['no words', [{ key: 'dielectric', values: [] }]],
    ['text', 'voltage'],
  ])('are refused by name with %s', async (_what, filters) => {
    const { code, data } = await ask({ filters: JSON.stringify(filters) })
    expect(code).toBe(400)
    expect(data).toMatchObject({ fields: [{ field: expect.stringMatching(/^filters(\.0(\.key)?)?$/) }] })
  })
})
