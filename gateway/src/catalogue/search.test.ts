import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeGoods, makeSearchData } from '../../testing/shop-data.ts'

const endpoints = contract.catalogue

describe('a search', () => {
  it('of 20 products with manufacturer and category costs three calls', async () => {
    const { shop, run } = await openGateway()
    const { data, errors } = await run(`{
      search(query: "10k") {
        totalCount
        nodes { partNumber manufacturer { name } category { name ancestors { name } } }
        facets { categories { category { slug } count } }
      }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      search: {
        totalCount: 45,
        nodes: expect.arrayContaining([
          {
            partNumber: 'PART-1',
            manufacturer: { name: 'Brand 2' },
            category: { name: 'Power Resistors', ancestors: [{ name: 'Passives' }, { name: 'Resistors' }] },
          },
        ]),
        facets: { categories: [{ category: { slug: 'chip-resistors' }, count: 23 }] },
      },
    })
    expect(shop.requests.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
      '/api/category/tree',
      '/api/index/search',
      '/api/manufacturers',
    ])
    expect(shop.findLastRequest(endpoints.manufacturers)?.query['ids']?.split(',')).toHaveLength(5)
  })

  it('reads the packagings of all products in one request', async () => {
    const { shop, run } = await openGateway()
    const { errors } = await run(`{
      search { nodes { packagingOptions { partNumber packaging } aliases { partNumber } } }
    }`)
    expect(errors).toBeUndefined()
    expect(shop.requests).toHaveLength(2)
  })

  it('sorts by the prices at a quantity, and not by another order', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.search, () => ({ ...makeSearchData(1, 20), sort_quantity: 3000 }))
    const { data } = await run('{ search(query: "0402", sort: PRICE_ASC, quantity: 3000) { sortQuantity } }')
    expect(data).toEqual({ search: { sortQuantity: 3000 } })
    expect(shop.findLastRequest(endpoints.search)?.query).toMatchObject({ sort: 'price', quantity: '3000' })
    await run('{ search(query: "0402", sort: STOCK_DESC, quantity: 3000) { sortQuantity } }')
    expect(shop.findLastRequest(endpoints.search)?.query).not.toHaveProperty('quantity')
    const { errors } = await run('{ search(query: "0402", sort: PRICE_ASC, quantity: 0) { totalCount } }')
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('hands on every condition in the shop’s words', async () => {
    const { shop, run } = await openGateway()
    const manufacturerIds = [toGlobalId('Manufacturer', 3), toGlobalId('Manufacturer', 4)]
    await run(
      `query ($manufacturerIds: [ID!]) {
        search(query: " 10k ", first: 10, page: 2, sort: PART_NUMBER_ASC, filter: {
          categorySlug: "resistors", manufacturerIds: $manufacturerIds, packagings: [CUT_TAPE, REEL], lifecycleStatuses: [ACTIVE], inStock: true, rohsCompliant: true,
          initial: "other", parameters: [{ key: "capacitance", min: 1e-7 }, { key: "dielectric", values: ["X7R"] }]
        }, detectFilters: false) { totalCount }
      }`,
      { variables: { manufacturerIds } },
    )
    expect(shop.findLastRequest(endpoints.search)?.query).toEqual({
      wd: '10k',
      page: '2',
      limit: '10',
      sort: 'part_number',
      category: 'resistors',
      manufacturer: '3,4',
      packaging: 'cut_tape,reel',
      lifecycle: 'active',
      filters: '[{"key":"capacitance","min":1e-7},{"key":"dielectric","values":["X7R"]}]',
      read: '0',
      in_stock: '1',
      rohs: '1',
      initial: 'other',
    })
  })

  it.each([
    ['[{ key: "dielectric", values: [] }]', undefined],
    ['[{ key: "dielectric", values: [] }, { key: "tolerance", max: 1, values: [] }]', '[{"key":"tolerance","max":1}]'],
    ['[{ key: "dielectric", values: [] }, { key: "color", values: ["red"] }]', '[{"key":"color","values":["red"]}]'],
  ])('takes empty values as no condition: %s', async (parameters, filters) => {
    const { shop, run } = await openGateway()
    const { errors } = await run(`{ search(filter: { parameters: ${parameters} }) { totalCount } }`)
    expect(errors).toBeUndefined()
    expect(shop.findLastRequest(endpoints.search)?.query['filters']).toBe(filters)
  })

  it.each([
    ['filters.1.key', '`filter.parameters.2.key`: No parameter has the key `color`'],
    ['filters.1', '`filter.parameters.2`: No parameter has the key `color`'],
  ])('that the shop refuses for %s names the parameter by its index in the input', async (field, expected) => {
    const { shop, run } = await openGateway()
    const message = 'No parameter has the key `color`'
    shop.respond(endpoints.search, () => new Refusal(codes.invalidRequest, message, { fields: [{ field, message }] }))
    const { errors } = await run(`{ search(filter: { parameters: [
      { key: "dielectric", values: ["X7R"] }, { key: "voltage", values: [] }, { key: "color", min: 1 }
    ] }) { totalCount } }`)
    expect(errors).toMatchObject([{ message: expected, path: ['search'], extensions: { code: 'BAD_USER_INPUT' } }])
  })

  it.each([
    ['match: EXACT', 'exact'],
    ['match: BEST', undefined],
    ['first: 20', undefined],
  ])('with %s asks the shop for the match %s', async (argument, match) => {
    const { shop, run } = await openGateway()
    expect((await run(`{ search(query: "PART-1", ${argument}) { totalCount } }`)).errors).toBeUndefined()
    expect(shop.findLastRequest(endpoints.search)?.query['match']).toBe(match)
  })

  it('returns the query without a detected filter, and null where nothing is left', async () => {
    const { shop, run } = await openGateway()
    const filter = { text: '10k', key: 'resistance', name: 'Resistance', unit: 'Ω', min: 1e4, max: 1e4, values: [] }
    shop.respond(endpoints.search, () => ({
      ...makeSearchData(1, 20),
      read: ['0402', ''].map((rest) => ({ ...filter, wd_without: rest })),
    }))
    const { data } = await run('{ search(query: "10k 0402") { detectedFilters { queryWithout } } }')
    expect(data['search']).toEqual({ detectedFilters: [{ queryWithout: '0402' }, { queryWithout: null }] })
  })

  it('reports why and where a part matched', async () => {
    const { run } = await openGateway()
    const { data } = await run('{ search(first: 1) { edges { match { reason text ranges { start end } } } } }')
    const match = { reason: 'SAME_NUMBER', text: 'PART-1', ranges: [{ start: 0, end: 4 }] }
    expect(data).toEqual({ search: { edges: [{ match }] } })
  })

  it.each([
    ['normalised', 'SEPARATORS'],
    ['inside', 'CONTAINS'],
    ['words', 'DESCRIPTION'],
    ['typo', 'MISSPELLING'],
  ] as const)('a match by "%s" is %s', async (wireReason, reason) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.search, () => ({
      ...makeSearchData(1, 1),
      list: [{ ...makeGoods(1), match: { reason: wireReason, text: 'PART-1', ranges: [] } }],
    }))
    const { data } = await run('{ search(query: "part") { edges { match { reason } } } }')
    expect(data).toEqual({ search: { edges: [{ match: { reason } }] } })
  })

  it('continues after a cursor', async () => {
    const { run } = await openGateway()
    const query = `query ($after: String) {
      search(first: 30, after: $after) { nodes { partNumber } pageInfo { endCursor hasNextPage hasPreviousPage } }
    }`
    const { data } = await run(query, { variables: { after: Buffer.from('row:29').toString('base64url') } })
    expect(data).toMatchObject({
      search: {
        nodes: Array.from({ length: 15 }, (_, index) => ({ partNumber: `PART-${index + 31}` })),
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      },
    })
  })

  test.for([true, false])('has a next page where the shop reports one: %s', async (has_more) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.search, () => ({ ...makeSearchData(1, 10), total: 30, total_capped: true, has_more }))
    const { data } = await run('{ search(first: 10, page: 3) { pageInfo { hasNextPage } } }')
    expect(data).toEqual({ search: { pageInfo: { hasNextPage: has_more } } })
  })

  it('has a next page where a row that breaks the contract made it short', async () => {
    const { shop, run } = await openGateway()
    const { list, ...rest } = makeSearchData(1, 10)
    const broken = { ...makeGoods(9, { stock: -1 }), match: null }
    shop.respond(endpoints.search, () => ({ ...rest, list: [broken, ...list.slice(1)] }))
    const { data } = await run('{ search(first: 10) { nodes { slug } pageInfo { hasNextPage } } }')
    expect(data['search']).toMatchObject({ nodes: { length: 9 }, pageInfo: { hasNextPage: true } })
  })

  test.for([
    ['first: 101', '`first`: Must be at most 100'],
    ['page: 0', '`page`: Must be at least 1'],
    [`query: "${'x'.repeat(101)}"`, '`query`'],
    [String.raw`query: "a\u0000"`, '`query`'],
    ['filter: { categorySlug: "../etc" }', '`filter.categorySlug`: Must be lower-case letters and digits,'],
    ['filter: { initial: "AB" }', '`filter.initial`: Must be a letter from A to Z, a digit or `other`'],
    ['filter: { parameters: [{ key: "a", values: [] }, { key: "b", min: 1e400 }] }', '`filter.parameters.1.min`: Must'],
    [
      `filter: { parameters: [{ key: "a", values: ["b", "${'x'.repeat(101)}"] }] }`,
      '`filter.parameters.0.values.1`: Must have at most 100 characters',
    ],
    ['filter: { manufacturerIds: ["x"] }', '`filter.manufacturerIds.0` must be the id of a Manufacturer.'],
    [
      `filter: { manufacturerIds: ["${toGlobalId('Manufacturer', 1)}", "${toGlobalId('Product', 1)}"] }`,
      '`filter.manufacturerIds.1`',
    ],
  ])('with %s is the caller’s mistake and costs nothing', async ([args, sentence]) => {
    const { shop, run } = await openGateway()
    const { errors, data } = await run(`{ search(${args}) { totalCount } }`)
    expect(data).toEqual({ search: null })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect(errors?.[0]?.message).toContain(sentence)
    expect(shop.requests).toHaveLength(0)
  })

  it('drops only the row that breaks the contract', async () => {
    const { shop, run } = await openGateway()
    const { list, ...rest } = makeSearchData(1, 3)
    const broken = { ...makeGoods(9, { stock: -1 }), match: null }
    shop.respond(endpoints.search, () => ({ ...rest, list: [broken, ...list] }))
    const { data, errors } = await run('{ search { nodes { slug } } categories { name } }')
    const nodes = [{ slug: 'part-1' }, { slug: 'part-2' }, { slug: 'part-3' }]
    expect(data).toEqual({ search: { nodes }, categories: [{ name: 'Passives' }] })
    expect(errors).toBeUndefined()
  })

  it('fails alone if the whole response breaks the contract', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.search, () => ({ ...makeSearchData(1, 3), total: -1 }))
    const { data, errors } = await run('{ search { totalCount } categories { name } }')
    expect(data).toEqual({ search: null, categories: [{ name: 'Passives' }] })
    expect(errors).toMatchObject([{ path: ['search'], extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }])
  })
})
