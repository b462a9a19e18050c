import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { makeGoods } from '../../testing/shop-data.ts'

const endpoint = contract.catalogue.matchParts
const query = `query ($parts: [PartQuery!]!) {
  matchParts(parts: $parts) {
    index reference kind product { slug }
    price { quantity isOrderable extendedPrice { amount } }
    candidates { reason product { slug } }
    errors { __typename message path }
  }
}`

describe('matchParts', () => {
  it('returns each row with its reference, match, candidates and price for the quantity', async () => {
    const { shop, run } = await openGateway()
    const parts = [
      { partNumber: 'PART-1', manufacturer: 'Brand 2', quantity: 100, reference: 'R1' },
      { partNumber: 'PART-99', quantity: 5 },
      { partNumber: 'PART-3' },
    ]
    const { data, errors } = await run(query, { variables: { parts } })
    expect(errors).toBeUndefined()
    expect(data['matchParts']).toEqual([
      {
        index: 0,
        reference: 'R1',
        kind: 'EXACT',
        product: { slug: 'part-1' },
        price: { quantity: 100, isOrderable: true, extendedPrice: { amount: '1.00' } },
        candidates: [{ reason: 'PACKAGING', product: { slug: 'part-1001' } }],
        errors: [],
      },
      {
        index: 1,
        reference: null,
        kind: 'NONE',
        product: null,
        price: null,
        candidates: [{ reason: 'TYPO', product: { slug: 'part-9' } }],
        errors: [],
      },
      expect.objectContaining({ index: 2, price: expect.objectContaining({ quantity: 10 }) as unknown }),
    ])
    expect(shop.findLastRequest(endpoint)?.body).toEqual({
      parts: [
        { part_number: 'PART-1', manufacturer: 'Brand 2', qty: 100 },
        { part_number: 'PART-99', qty: 5 },
        { part_number: 'PART-3' },
      ],
    })
  })

  it('reports a refused row at the row and matches the others', async () => {
    const { shop, run } = await openGateway()
    const fields = [{ field: 'qty', message: 'Please enter a quantity' }]
    shop.respond(endpoint, () => ({
      rows: [
        { match: 'none' as const, goods: null, candidates: [] },
        { match: 'normalized' as const, goods: makeGoods(2), candidates: [] },
      ],
      refused: [{ index: 0, code: codes.invalidRequest, message: 'Refused', data: { fields } }],
    }))
    const parts = [{ partNumber: 'PART-1', quantity: 0 }, { partNumber: 'part2' }]
    const { data } = await run(query, { variables: { parts } })
    expect(data['matchParts']).toMatchObject([
      {
        kind: 'NONE',
        price: null,
        errors: [
          { __typename: 'ValidationError', message: 'Please enter a quantity', path: ['parts', '0', 'quantity'] },
        ],
      },
      { kind: 'NORMALIZED', product: { slug: 'part-2' }, errors: [] },
    ])
  })

  it('of a hundred rows with manufacturers and categories takes three requests, and is within the limit', async () => {
    const { shop, run } = await openGateway()
    const parts = Array.from({ length: 100 }, (_, i) => ({ partNumber: `PART-${(i % 45) + 1}`, quantity: 10 }))
    const { errors } = await run(
      `query ($parts: [PartQuery!]!) { matchParts(parts: $parts) {
         product { slug manufacturer { name } category { name } } price { unitPrice { amount } } candidates { product { slug } } } }`,
      { variables: { parts } },
    )
    expect(errors).toBeUndefined()
    expect(shop.requests).toHaveLength(3)
  })

  it.each([0, 101])('refuses %i rows', async (length) => {
    const { shop, run } = await openGateway()
    const parts = Array.from({ length }, () => ({ partNumber: 'PART-1' }))
    const { data, errors } = await run('query ($parts: [PartQuery!]!) { matchParts(parts: $parts) { kind } }', {
      variables: { parts },
    })
    expect(data['matchParts']).toBeNull()
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    expect(shop.requests).toEqual([])
  })

  it('fails where the shop returns fewer rows than parts, so that no row gets the match of another', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoint, () => ({ rows: [], refused: [] }))
    const { errors } = await run('{ matchParts(parts: [{ partNumber: "PART-1" }]) { kind } }')
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

  it('is null for a number that is only an alias', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoint, () => ({
      rows: [{ match: 'alias' as const, goods: makeGoods(1), candidates: [] }],
      refused: [],
    }))
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
