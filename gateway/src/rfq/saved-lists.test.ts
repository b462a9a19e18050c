import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'
import { listHead, makeSavedRow } from '../../testing/saved-list-data.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { createCostCalculator } from '../plugins/limits/operation-cost.ts'
import { loadSchema } from '../schema/schema.ts'

const endpoints = contract.rfq
const id = toGlobalId('SavedPartsList', listHead.id)
const headers = { authorization: 'Bearer ada' }
/** All that a page of a list shows. */
const rowFields = `kind designators value package description manufacturerName quantity quantityStatus requiredQuantity
  targetPrice { amount } note customerPartNumber cells numbers { meaning number company } productId
  product { id slug partNumber stock minimumOrderQuantity orderMultiple lifecycleStatus leadTimeWeeks
    manufacturer { name slug } priceBreaks { quantity unitPrice { amount } } }
  price { quantity unitPrice { amount } extendedPrice { amount }
    nextBreak { quantity unitPrice { amount } extendedPrice { amount } } }
  snapshot { quantity unitPrice { amount } stock lifecycleStatus }`

describe('a saved parts list', () => {
  it('is read with its rows in one request', async () => {
    const { shop, run } = await openGateway()
    const query = `{ viewer { partsList(id: "${id}") { id version name attritionPercent rows {
      designators requiredQuantity note customerPartNumber productId product { slug }
      price { quantity unitPrice { amount } } snapshot { quantity unitPrice { amount } stock lifecycleStatus }
    } } } }`
    const { data } = await run(query, { headers })
    expect(data).toEqual({
      viewer: {
        partsList: {
          id,
          version: 3,
          name: 'Amplifier',
          attritionPercent: '2.50',
          rows: [
            {
              designators: 'R1-R4',
              requiredQuantity: 110,
              note: null,
              customerPartNumber: '4711-B',
              productId: toGlobalId('Product', 1),
              product: { slug: 'part-1' },
              price: { quantity: 110, unitPrice: { amount: '0.01000' } },
              snapshot: { quantity: 110, unitPrice: { amount: '0.02000' }, stock: 7, lifecycleStatus: 'ACTIVE' },
            },
          ],
        },
      },
    })
    expect(shop.countRequests(endpoints.partsList)).toBe(1)
  })

  it('has the id and the snapshot of a product that is gone', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.partsList, () => ({ ...listHead, rows: [makeSavedRow({ goods: null })] }))
    const { data } = await run(
      `{ node(id: "${id}") { ... on SavedPartsList { rows { productId product { slug } price { quantity } snapshot { stock } } } } }`,
      { headers },
    )
    expect(data['node']).toEqual({
      rows: [{ productId: toGlobalId('Product', 1), product: null, price: null, snapshot: { stock: 7 } }],
    })
  })

  it('is null for a visitor and for an unknown id', async () => {
    const { shop, run } = await openGateway()
    expect((await run(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: null })
    expect(shop.countRequests(endpoints.partsList)).toBe(0)
    const unknown = toGlobalId('SavedPartsList', 'list-of-none-0123456789')
    expect((await run(`{ viewer { partsList(id: "${unknown}") { id } } }`, { headers })).data).toEqual({
      viewer: { partsList: null },
    })
  })

  it('of 2,000 rows costs no more than a member may spend on one operation', () => {
    const calculate = createCostCalculator(loadSchema())
    const { cost, requests } = calculate(parse(`{ viewer { partsList(id: "x") { id rows { ${rowFields} } } } }`))
    expect(cost).toBeLessThan(2_000)
    expect(requests).toBeLessThanOrEqual(3)
  })
})

describe('saving a parts list', () => {
  const save = `mutation ($input: SavePartsListInput!) {
    savePartsList(input: $input) { list { version rows { designators } } errors { __typename code path } }
  }`
  const input = {
    listId: id,
    version: 3,
    name: 'Amplifier',
    boards: 25,
    attritionPercent: '2.5',
    rows: [
      {
        kind: 'ALTERNATE',
        numbers: [{ meaning: 'INTERNAL_PART_NUMBER', number: '4711' }],
        quantity: 4,
        productId: toGlobalId('Product', 1),
        orderQuantity: null,
        cells: ['', 'x'],
      },
    ],
  }

  it('sends the list in the shop’s words and returns it with its rows', async () => {
    const { shop, run } = await openGateway()
    const { data } = await run(save, { headers, variables: { input } })
    expect(shop.findLastRequest(endpoints.savePartsList)?.body).toEqual({
      id: listHead.id,
      version: 3,
      name: 'Amplifier',
      boards: 25,
      attrition_percent: '2.5',
      rows: [
        {
          kind: 'alternate',
          numbers: [{ meaning: 'internal_part_number', number: '4711' }],
          qty: 4,
          qty_state: 'read',
          goods_id: 1,
          is_selected: true,
          cells: ['', 'x'],
        },
      ],
    })
    expect(data['savePartsList']).toEqual({ list: { version: 4, rows: [{ designators: 'R1-R4' }] }, errors: [] })
  })

  it.for([
    [codes.changedElsewhere, 'version', 'CHANGED_ELSEWHERE', ['input', 'version']],
    [codes.invalidRequest, 'rows.2.qty', 'INVALID', ['input', 'rows', '2', 'quantity']],
    [codes.invalidRequest, 'rows.0.numbers.1.meaning', 'INVALID', ['input', 'rows', '0', 'numbers', '1', 'meaning']],
  ] as const)('has the shop’s refusal %s of %s as a user error', async ([code, field, error, path]) => {
    const { shop, run } = await openGateway()
    const fields = [{ field, message: 'Check.' }]
    shop.respond(endpoints.savePartsList, () => new Refusal(code, 'Check.', { fields }))
    const { data } = await run(save, { headers, variables: { input } })
    expect(data['savePartsList']).toEqual({
      list: null,
      errors: [{ __typename: 'ValidationError', code: error, path }],
    })
  })

  it('of another object is the caller’s mistake', async () => {
    const { shop, run } = await openGateway()
    const { errors } = await run(save, {
      headers,
      variables: { input: { ...input, listId: toGlobalId('Order', 'x') } },
    })
    expect(errors?.[0]?.message).toContain('`input.listId` must be the id of a SavedPartsList.')
    expect(shop.requests).toHaveLength(0)
  })
})

describe('a shared parts list', () => {
  it('is read by any client with the token', async () => {
    const { run } = await openGateway()
    const { data } = await run(
      `{ sharedPartsList(token: "${'s'.repeat(43)}") { name rows { designators price { quantity } } } }`,
    )
    expect(data['sharedPartsList']).toEqual({
      name: 'Amplifier',
      rows: [{ designators: 'R1-R4', price: { quantity: 110 } }],
    })
  })

  it('is null for an unknown or malformed token', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.sharedPartsList, () => new Refusal(codes.notFound, 'Not found.'))
    for (const token of ['u'.repeat(43), '?'])
      expect((await run(`{ sharedPartsList(token: "${token}") { name } }`)).data).toEqual({ sharedPartsList: null })
    expect(shop.countRequests(endpoints.sharedPartsList)).toBe(1)
  })
})
