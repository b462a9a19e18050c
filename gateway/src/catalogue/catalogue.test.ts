import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { makeDetail, makeGoods, makeManufacturer, tree } from '../../testing/shop-data.ts'

const endpoints = contract.catalogue

describe('a product', () => {
  it('costs one call with its packagings and aliases', async () => {
    const { shop, run } = await openGateway()
    const { data } = await run(`{
      product(by: { slug: "part-1" }) {
        id partNumber weightGrams packaging rohsStatus lifecycleStatus dateCode
        priceFor(quantity: 100) { unitPrice { amount currency } extendedPrice { amount } }
        packagingOptions { slug packaging description }
        aliases { partNumber kind }
      }
    }`)
    expect(data['product']).toEqual({
      id: toGlobalId('Product', 1),
      partNumber: 'PART-1',
      weightGrams: '1.234',
      packaging: 'CUT_TAPE',
      rohsStatus: 'COMPLIANT',
      lifecycleStatus: 'ACTIVE',
      dateCode: '2531+',
      priceFor: { unitPrice: { amount: '0.01000', currency: 'USD' }, extendedPrice: { amount: '1.00' } },
      packagingOptions: [
        { slug: 'part-1', packaging: 'CUT_TAPE', description: 'Resistor 1' },
        { slug: 'part-1001', packaging: 'REEL', description: 'Resistor 1' },
      ],
      aliases: [{ partNumber: 'OLD-1', kind: 'FORMER' }],
    })
    expect(shop.requests).toHaveLength(1)
  })

  it('that is malformed is an error, alone and among others, and not a missing product', async () => {
    const { shop, run } = await openGateway()
    const rows = (slugs: string[]) =>
      [makeDetail(1), { ...makeDetail(2), stock: -1 }].filter(({ goods_page_url }) => slugs.includes(goods_page_url))
    shop.respond(endpoints.goodsDetail, ({ query }) => rows(query['urls']?.split(',') ?? []))
    for (const others of ['', 'sound: product(by: { slug: "part-1" }) { id }']) {
      const { data, errors } = await run(`{ ${others} spoilt: product(by: { slug: "part-2" }) { id } }`)
      expect(data).toEqual({ ...(others && { sound: { id: toGlobalId('Product', 1) } }), spoilt: null })
      expect(errors).toMatchObject([{ path: ['spoilt'], extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }])
    }
    expect((await run('{ product(by: { slug: "part-9" }) { id } }')).errors).toBeUndefined()
  })

  it('has an error for its manufacturer and its category if they may be among malformed rows', async () => {
    const { shop, run } = await openGateway()
    const [top] = tree
    const passives = top ? [{ ...top, children: [...top.children, { ...top, category_id: -1 }] }] : []
    shop.respond(endpoints.categoryTree, () => ({ category: passives }))
    shop.respond(endpoints.manufacturers, () => ({
      total: 2,
      list: [makeManufacturer(2), { ...makeManufacturer(3), id: -1 }],
    }))
    shop.respond(endpoints.goodsDetail, () => [makeDetail(1), { ...makeDetail(2), category_id: 113 }])
    const ids = [toGlobalId('Manufacturer', 3), toGlobalId('Category', 113), toGlobalId('Manufacturer', 2)]
    const product = (slug: string) => `product(by: { slug: "${slug}" }) { manufacturer { slug } category { slug } }`
    const query = `query ($ids: [ID!]!) { sound: ${product('part-1')} spoilt: ${product('part-2')} nodes(ids: $ids) { id } }`
    const { data, errors = [] } = await run(query, { variables: { ids } })
    expect(data).toEqual({
      sound: { manufacturer: { slug: 'brand-2' }, category: { slug: 'power-resistors' } },
      spoilt: { manufacturer: null, category: null },
      nodes: [null, null, { id: ids[2] }],
    })
    const paths = [
      ['spoilt', 'manufacturer'],
      ['spoilt', 'category'],
      ['nodes', 0],
      ['nodes', 1],
    ]
    expect(errors).toHaveLength(paths.length)
    for (const path of paths)
      expect(errors).toContainEqual(
        expect.objectContaining({ path, extensions: expect.objectContaining({ code: 'UPSTREAM_INVALID_RESPONSE' }) }),
      )
  })

  it('reads substitutes and recommendations in one request', async () => {
    const { shop, run } = await openGateway()
    const { data } = await run(`{
      product(by: { slug: "part-1" }) { substitutes { reason product { slug } } recommendations { slug } }
    }`)
    expect(data['product']).toEqual({
      substitutes: [{ reason: 'Same value, wider temperature range', product: { slug: 'part-7' } }],
      recommendations: [{ slug: 'part-8' }, { slug: 'part-9' }],
    })
    expect(shop.countRequests(endpoints.recommend)).toBe(1)
  })

  it('returns its other fields where one request fails', async () => {
    const { shop, run } = await openGateway()
    shop.respondRaw(endpoints.recommend, (response) => response.writeHead(502).end())
    const { data, errors } = await run('{ product(by: { slug: "part-1" }) { slug recommendations { slug } } }')
    expect(data).toEqual({ product: { slug: 'part-1', recommendations: null } })
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  })

  it('shows no address that a page must not follow', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.featureGoodsList, () => ({
      total: 1,
      list: [makeGoods(1, { icons: 'javascript:alert(1)', datasheet_url: 'ftp://x.example/a.pdf' })],
    }))
    const { data } = await run('{ featuredProducts(first: 1) { imageUrl datasheetUrl } }')
    expect(data).toEqual({ featuredProducts: [{ imageUrl: null, datasheetUrl: null }] })
  })

  it.each([
    ['en', 'http://localhost:3000/productdetail/part-1'],
    ['de', 'http://localhost:3000/de/productdetail/part-1'],
  ])('has the address of its page in the language %s', async (lang, url) => {
    const { run } = await openGateway()
    const { data } = await run('{ product(by: { slug: "part-1" }) { url } }', { headers: { lang } })
    expect(data).toEqual({ product: { url } })
  })

  it('has null where the shop sends an empty text', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.goodsDetail, () => [{ ...makeDetail(1), description: '', package: ' ', batch: '' }])
    const { data } = await run('{ product(by: { slug: "part-1" }) { description package dateCode } }')
    expect(data).toEqual({ product: { description: null, package: null, dateCode: null } })
  })
})

describe('an object that does not exist', () => {
  test.for(['nothing-like-it', 'part-999', '../x', '', 'UPPER', '%2e%2e', 'a'.repeat(200), '1'])(
    'is null under the slug "%s"',
    async (slug) => {
      const { shop, run } = await openGateway()
      const { data, errors } = await run(
        `query ($slug: String!) { product(by: { slug: $slug }) { id } category(slug: $slug) { id } manufacturer(slug: $slug) { id } }`,
        { variables: { slug } },
      )
      expect(errors).toBeUndefined()
      expect(data).toEqual({ product: null, category: null, manufacturer: null })
      expect(shop.unmatchedUrls).toEqual([])
    },
  )
})

describe('an object by its id', () => {
  it('is the same as by its name', async () => {
    const { run } = await openGateway()
    const { data } = await run(`{
      product(by: { slug: "part-2" }) { id } category(slug: "resistors") { id } manufacturer(slug: "brand-3") { id }
    }`)
    const ids = [toGlobalId('Product', 2), toGlobalId('Category', 11), toGlobalId('Manufacturer', 3)]
    expect(data).toEqual({ product: { id: ids[0] }, category: { id: ids[1] }, manufacturer: { id: ids[2] } })
    const again = await run(
      `query ($ids: [ID!]!) {
        nodes(ids: $ids) { __typename id ... on Product { slug } ... on Category { slug } ... on Manufacturer { slug } }
      }`,
      { variables: { ids } },
    )
    expect(again.data['nodes']).toEqual([
      { __typename: 'Product', id: ids[0], slug: 'part-2' },
      { __typename: 'Category', id: ids[1], slug: 'resistors' },
      { __typename: 'Manufacturer', id: ids[2], slug: 'brand-3' },
    ])
  })

  it('shares a cached response with the same objects in another order', async () => {
    const { shop, run } = await openGateway()
    const ids = (numbers: number[]) => numbers.flatMap((n) => [toGlobalId('Product', n), toGlobalId('Manufacturer', n)])
    const query = `query ($ids: [ID!]!, $one: String!, $other: String!) {
      nodes(ids: $ids) { id } one: product(by: { slug: $one }) { slug } other: product(by: { slug: $other }) { slug }
    }`
    const { data } = await run(query, { variables: { ids: ids([2, 10]), one: 'part-4', other: 'part-5' } })
    const again = await run(query, { variables: { ids: ids([10, 2]), one: 'part-5', other: 'part-4' } })
    expect(shop.countRequests(endpoints.goodsDetail)).toBe(2)
    expect(shop.countRequests(endpoints.manufacturers)).toBe(1)
    expect(data).toEqual({
      nodes: ids([2, 10]).map((id) => ({ id })),
      one: { slug: 'part-4' },
      other: { slug: 'part-5' },
    })
    expect(again.data).toEqual({
      nodes: ids([10, 2]).map((id) => ({ id })),
      one: { slug: 'part-5' },
      other: { slug: 'part-4' },
    })
  })

  it('is null alone where it does not exist, and an error alone where the id is nonsense', async () => {
    const { run } = await openGateway()
    const { data, errors } = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      variables: { ids: [toGlobalId('Product', 999), 'nonsense', toGlobalId('Product', 1)] },
    })
    expect(data).toEqual({ nodes: [null, null, { id: toGlobalId('Product', 1) }] })
    expect(errors).toMatchObject([{ path: ['nodes', 1], extensions: { code: 'BAD_USER_INPUT' } }])
  })
})

it('reads the sections, banners and figures of the home page', async () => {
  const { shop, run } = await openGateway()
  shop.respond(endpoints.bannerList, () => [{ id: 1, title: 'T', text: 't', link: '//evil.example', icons: null }])
  const { data } = await run(`{
    homeSections { kind products { slug } } banners { title path } catalogStatistics { partCount inStockCount }
    manufacturers(first: 2) { totalCount nodes { slug } pageInfo { hasNextPage } } suggestions(query: "pa") { slug }
  }`)
  expect(data).toMatchObject({
    homeSections: [{ kind: 'HOT_SALE', products: [{ slug: 'part-1' }, { slug: 'part-2' }] }],
    banners: [{ title: 'T', path: '/' }],
    catalogStatistics: { partCount: 40, inStockCount: 30 },
    manufacturers: { totalCount: 5, pageInfo: { hasNextPage: true } },
    suggestions: [{ slug: 'part-1' }],
  })
})

it('keeps languages apart', async () => {
  const { shop, run } = await openGateway()
  shop.respond(endpoints.searchOption, ({ headers }) => [
    { part_number: 'P', goods_page_url: 'p', brand_name: String(headers['lang']) },
  ])
  const said = async (lang: string) =>
    (await run('{ suggestions(query: "p") { manufacturerName } }', { headers: { lang } })).data['suggestions']
  expect(await said('jp')).toEqual([{ manufacturerName: 'jp' }])
  expect(await said('de')).toEqual([{ manufacturerName: 'de' }])
  expect(await said('../x')).toEqual([{ manufacturerName: 'en' }])
})
