import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { makeGoods, makePartMatch } from '../../testing/shop-data.ts'

const endpoint = contract.catalogue.matchParts
const query = `query ($parts: [PartQuery!]!) {
  matchParts(parts: $parts) {
    index reference verdict reason matchedNumber product { slug }
    price { quantity isOrderable extendedPrice { amount } }
    differences { aspect parameterKey requested offered }
    candidates { reason product { slug } price { quantity } differences { aspect requested offered } }
    errors { __typename message path }
  }
}`

describe('matchParts', () => {
  it('returns each row with its reference, match, candidates and price for the quantity', async () => {
    const { shop, run } = await openGateway()
    const parts = [
      { partNumbers: ['PART-1'], manufacturer: 'Brand 2', quantity: 100, reference: 'R1' },
      { partNumbers: 'PART-99', quantity: 5 },
      { partNumbers: ['PART-3'], value: '10k', package: '0402', description: 'Resistor', designators: 'R1, R2' },
    ]
    const { data, errors } = await run(query, { variables: { parts } })
    expect(errors).toBeUndefined()
    expect(data['matchParts']).toEqual([
      {
        index: 0,
        reference: 'R1',
        verdict: 'EXACT',
        reason: 'SAME_NUMBER',
        matchedNumber: 'PART-1',
        product: { slug: 'part-1' },
        price: { quantity: 100, isOrderable: true, extendedPrice: { amount: '1.00' } },
        differences: [],
        candidates: [
          { reason: 'PACKAGING', product: { slug: 'part-1001' }, price: { quantity: 100 }, differences: [] },
        ],
        errors: [],
      },
      {
        index: 1,
        reference: null,
        verdict: 'SUGGESTION',
        reason: 'MISSPELLING',
        matchedNumber: 'PART-99',
        product: null,
        price: null,
        differences: [],
        candidates: [{ reason: 'MISSPELLING', product: { slug: 'part-9' }, price: { quantity: 5 }, differences: [] }],
        errors: [],
      },
      expect.objectContaining({ index: 2, price: expect.objectContaining({ quantity: 10 }) as unknown }),
    ])
    expect(shop.findLastRequest(endpoint)?.body).toEqual({
      parts: [
        { part_numbers: ['PART-1'], manufacturer: 'Brand 2', qty: 100, reference: 'R1' },
        { part_numbers: ['PART-99'], qty: 5 },
        { part_numbers: ['PART-3'], value: '10k', package: '0402', description: 'Resistor', designators: 'R1, R2' },
      ],
    })
  })

  it('reports a refused row at the row and matches the others', async () => {
    const { shop, run } = await openGateway()
    const fields = [{ field: 'qty', message: 'Please enter a quantity' }]
    shop.respond(endpoint, () => ({
      rows: [
        makePartMatch({ verdict: 'nothing', reason: 'unreadable' }),
        makePartMatch({
          verdict: 'equivalent',
          reason: 'value',
          goods: makeGoods(2),
          differences: [
            { aspect: 'parameter', parameter: 'tolerance', requested: '5%', offered: '±1 %' },
            { aspect: 'lifecycle', parameter: null, requested: null, offered: 'obsolete' },
          ],
        }),
      ],
      refused: [{ index: 0, code: codes.invalidRequest, message: 'Refused', data: { fields } }],
    }))
    const parts = [{ partNumbers: ['PART-1'], quantity: 0 }, { value: '10k 5%' }]
    const { data } = await run(query, { variables: { parts } })
    expect(data['matchParts']).toMatchObject([
      {
        verdict: 'NOTHING',
        reason: 'UNREADABLE',
        price: null,
        errors: [
          { __typename: 'ValidationError', message: 'Please enter a quantity', path: ['parts', '0', 'quantity'] },
        ],
      },
      {
        verdict: 'EQUIVALENT',
        product: { slug: 'part-2' },
        differences: [
          { aspect: 'PARAMETER', parameterKey: 'tolerance', requested: '5%', offered: '±1 %' },
          { aspect: 'LIFECYCLE', parameterKey: null, requested: null, offered: 'obsolete' },
        ],
        errors: [],
      },
    ])
  })

  it('of a hundred rows with manufacturers and categories takes three requests, and is within the limit', async () => {
    const { shop, run } = await openGateway()
    const parts = Array.from({ length: 100 }, (_, i) => ({ partNumbers: `PART-${(i % 45) + 1}`, quantity: 10 }))
    const { errors } = await run(
      `query ($parts: [PartQuery!]!) { matchParts(parts: $parts) {
         product { slug manufacturer { name } category { name } } price { unitPrice { amount } } candidates { product { slug } } } }`,
      { variables: { parts } },
    )
    expect(errors).toBeUndefined()
    expect(shop.requests).toHaveLength(3)
  })

  it('takes 500 rows with a few fields, and refuses them with all candidates before a request', async () => {
    const { shop, run } = await openGateway()
    const parts = Array.from({ length: 500 }, () => ({ partNumbers: 'PART-1' }))
    const few = '{ verdict product { slug } price { orderableQuantity } }'
    const select = (fields: string) =>
      run(`query ($parts: [PartQuery!]!) { matchParts(parts: $parts) ${fields} }`, { variables: { parts } })
    expect((await select(few)).data['matchParts']).toHaveLength(500)
    const before = shop.requests.length
    const { errors } = await select('{ candidates { product { slug } } }')
    expect(errors?.[0]?.extensions?.code).toBe('OPERATION_TOO_COMPLEX')
    expect(shop.requests).toHaveLength(before)
  })

  it('returns the first candidates and counts all of them', async () => {
    const { shop, run } = await openGateway()
    const candidates = [1, 2, 3].map((n) => ({
      reason: 'base_number' as const,
      goods: makeGoods(n),
      differences: [],
    }))
    shop.respond(endpoint, () => ({
      rows: [makePartMatch({ verdict: 'several', reason: 'base_number', candidates })],
      refused: [],
    }))
    const select = (first: string) =>
      run(`{ matchParts(parts: [{ partNumbers: "PART" }]) { candidateCount candidates${first} { product { slug } } } }`)
    const slugs = (count: number) =>
      candidates.slice(0, count).map(({ goods }) => ({ product: { slug: goods.goods_page_url } }))
    expect((await select('(first: 1)')).data['matchParts']).toEqual([{ candidateCount: 3, candidates: slugs(1) }])
    expect((await select('')).data['matchParts']).toEqual([{ candidateCount: 3, candidates: slugs(3) }])
    for (const first of [0, 6]) {
      const { errors } = await select(`(first: ${first})`)
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    }
  })

  it.each([0, 501])('refuses %i rows', async (length) => {
    const { shop, run } = await openGateway()
    const parts = Array.from({ length }, () => ({ partNumbers: 'PART-1' }))
    const { data, errors } = await run('query ($parts: [PartQuery!]!) { matchParts(parts: $parts) { verdict } }', {
      variables: { parts },
    })
    expect(data['matchParts']).toBeNull()
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    expect(shop.requests).toEqual([])
  })

  it('reports a reference that the shop refuses at its row, and matches the others', async () => {
    const { shop, run } = await openGateway()
    const [reference, message] = ['R'.repeat(201), 'Enter at most 200 characters']
    shop.respond(endpoint, () => ({
      rows: [
        makePartMatch({ verdict: 'exact', reason: 'same_number' }),
        makePartMatch({ verdict: 'nothing', reason: 'unreadable' }),
      ],
      refused: [{ index: 1, code: codes.invalidRequest, message, data: { fields: [{ field: 'reference', message }] } }],
    }))
    const { data, errors } = await run(
      'query ($parts: [PartQuery!]!) { matchParts(parts: $parts) { reference verdict errors { code message path } } }',
      { variables: { parts: [{ partNumbers: 'PART-1' }, { partNumbers: 'PART-1', reference }] } },
    )
    expect(errors).toBeUndefined()
    expect(data['matchParts']).toEqual([
      { reference: null, verdict: 'EXACT', errors: [] },
      { reference, verdict: 'NOTHING', errors: [{ code: 'INVALID', message, path: ['parts', '1', 'reference'] }] },
    ])
  })

  it('fails where the shop returns fewer rows than parts, so that no row gets the match of another', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoint, () => ({ rows: [], refused: [] }))
    const { errors } = await run('{ matchParts(parts: [{ partNumbers: "PART-1" }]) { verdict } }')
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_INVALID_RESPONSE')
  })
})

describe('a product', () => {
  const id = toGlobalId('Product', 1)
  it.each([
    ['its id', `{ id: "${id}" }`],
    ['its slug', '{ slug: "part-1" }'],
    ['its part number and manufacturer', '{ part: { partNumber: "PART-1", manufacturer: "Brand 2" } }'],
  ])('is found by %s', async (_, by) => {
    const { run } = await openGateway()
    expect((await run(`{ product(by: ${by}) { id slug } }`)).data).toEqual({ product: { id, slug: 'part-1' } })
  })

  it.each([
    ['an unknown id', `{ id: "${toGlobalId('Product', 99)}" }`],
    ['an unknown slug', '{ slug: "part-99" }'],
    ['an unknown part number', '{ part: { partNumber: "PART-99", manufacturer: "Brand 2" } }'],
  ])('is null for %s', async (_, by) => {
    const { run } = await openGateway()
    const { data, errors } = await run(`{ product(by: ${by}) { id } }`)
    expect([data, errors]).toEqual([{ product: null }, undefined])
  })

  it.each([
    ['a former number', 'equivalent', 'former_number'],
    ['a distributor’s number', 'exact', 'distributor_number'],
  ] as const)('is null for %s', async (_, verdict, reason) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoint, () => ({ rows: [makePartMatch({ verdict, reason, goods: makeGoods(1) })], refused: [] }))
    const { data } = await run('{ product(by: { part: { partNumber: "OLD-1", manufacturer: "Brand 2" } }) { id } }')
    expect(data['product']).toBeNull()
  })

  it.each(['{}', '{ slug: "part-1", id: "x" }', '{ slug: null }'])('needs exactly one key, not %s', async (by) => {
    const { shop, run } = await openGateway()
    const { errors } = await run(`{ product(by: ${by}) { id } }`)
    expect(errors).toHaveLength(1)
    expect(shop.requests).toEqual([])
  })

  it('of another type’s id is refused', async () => {
    const { run } = await openGateway()
    const { errors } = await run(`{ product(by: { id: "${toGlobalId('Category', 1)}" }) { id } }`)
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('by part number is looked up in one request for several', async () => {
    const { shop, run } = await openGateway()
    const by = (n: number) => `p${n}: product(by: { part: { partNumber: "PART-${n}", manufacturer: "X" } }) { slug }`
    const { data } = await run(`{ ${by(1)} ${by(2)} }`)
    expect(data).toEqual({ p1: { slug: 'part-1' }, p2: { slug: 'part-2' } })
    expect(shop.requests).toHaveLength(1)
  })
})
