import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { refuseLine } from '#cart/index.ts'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { parseQuote } from '../../../testing/order-client.ts'
import { onRequest, tapeId } from '../../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../../testing/use-client.ts'

let shop: TestShop
let client: OrderClient
useOrderClient((opened) => ({ shop, client } = opened))

const [tape, other] = [tapeId('RC0603FR-0710KL'), tapeId('LM358DR')]

describe('a quote for the cart', () => {
  it('has the selected lines with weight, freight and totals, and changes nothing', async () => {
    const { headers } = await client.guest(tape)
    await client.put(headers, other, 100)
    const { list } = await client.lists(headers)
    const before = await client.everything()
    expect(parseQuote(await client.before(headers, { country: 'DE' }))).toMatchObject({
      lines: [
        { goods: { goods_id: tape }, cart_num: 20, price: '0.01880', amount: '0.38' },
        { goods: { goods_id: other }, cart_num: 100, price: '0.01205', amount: '1.21' },
      ],
      weight_mg: 2_400,
      carrier: 'ups',
      subtotal: '1.59',
      freight: '40.00',
      total: '41.59',
      can_be_placed: true,
    })
    expect(await client.everything()).toEqual(before)
    await client.select(headers, [list[0]?.cart_id ?? 0], false)
    expect(parseQuote(await client.before(headers)).lines).toMatchObject([{ cart_num: 100 }])
  })

  it('is refused where nothing is selected, and without a cart', async () => {
    const { headers, line } = await client.guest(tape)
    await client.select(headers, [line], false)
    for (const as of [headers, {}]) expect(await client.before(as)).toMatchObject({ code: 4105 })
  })

  it.each([
    ['less in stock than the quantity', 'understock', 'update goods set stock = 19 where id = $1'],
    ['nothing in stock', 'sold_out', 'update goods set stock = 0 where id = $1'],
    ['a raised minimum', 'below_minimum', 'update goods set minimum = 30 where id = $1'],
    ['another multiple', 'not_a_multiple', 'update goods set multiple = 15 where id = $1'],
    ['no price', 'on_request_only', "update goods set price_breaks = '[]' where id = $1"],
  ])('excludes a line with %s from all sums and lists it separately', async (_, refusal, change) => {
    const { headers } = await client.guest(tape)
    await client.put(headers, other, 100)
    const [prices] = await shop.db.query<{ text: string }>(
      'select price_breaks::text as text from goods where id = $1',
      [tape],
    )
    await shop.db.query(change, [tape])
    const quoted = parseQuote(await client.before(headers, { country: 'DE' }))
    await shop.db.query('update goods set minimum = 10, multiple = 10, price_breaks = $2 where id = $1', [
      tape,
      prices?.text,
    ])
    expect(quoted).toMatchObject({
      lines: [{ goods: { goods_id: other }, cart_num: 100 }],
      excluded_lines: [{ goods: { goods_id: tape }, cart_num: 20, refusal }],
      weight_mg: 2_000,
      subtotal: '1.21',
      total: '41.21',
      can_be_placed: true,
    })
  })

  it('of a cart in which no line can be ordered has no lines and cannot be placed', async () => {
    const { headers } = await client.guest(tape)
    await shop.db.query('update goods set stock = 0 where id = $1', [tape])
    expect(parseQuote(await client.before(headers, { country: 'DE' }))).toMatchObject({
      lines: [],
      excluded_lines: [{ refusal: 'sold_out' }],
      subtotal: '0.00',
      can_be_placed: false,
    })
  })

  it('leaves out unlisted goods', async () => {
    const { headers } = await client.guest(tape)
    await client.put(headers, other, 30)
    await shop.db.query('update goods set id = -id where id = $1', [tape])
    expect(parseQuote(await client.before(headers)).lines).toMatchObject([{ goods: { goods_id: other } }])
    await shop.db.query('update goods set id = -id where id = $1', [-tape])
  })
})

describe('a quote for lines', () => {
  it('has each of them, is independent of the cart, and lists apart what cannot be ordered now', async () => {
    const { headers } = await client.guest(other)
    await shop.db.query('update goods set stock = 19 where id = $1', [other])
    const lines = [
      { goods_id: tape, cart_num: 20 },
      { goods_id: tapeId(onRequest), cart_num: 20 },
      { goods_id: other, cart_num: 20 },
    ]
    expect(parseQuote(await client.buyNowBefore(headers, { lines, country: 'DE' }))).toMatchObject({
      lines: [{ goods: { goods_id: tape }, cart_num: 20, amount: '0.38' }],
      excluded_lines: [
        { goods: { goods_id: tapeId(onRequest) }, refusal: 'on_request_only' },
        { goods: { goods_id: other }, refusal: 'understock' },
      ],
      weight_mg: 400,
      subtotal: '0.38',
      total: '40.38',
    })
    expect((await client.lists(headers)).count).toBe(1)
  })

  it('names each line of goods that the shop does not list', async () => {
    const lines = [999_999, tape, 999_998].map((goods_id) => ({ goods_id, cart_num: 20 }))
    const unknown = { code: 404, message: 'Not found', data: { fields: [{ field: 'goods_id' }] } }
    expect(await client.buyNowBefore({}, { lines })).toMatchObject({
      code: 400,
      message: 'Not found',
      data: {
        lines: [
          { index: 0, ...unknown },
          { index: 2, ...unknown },
        ],
      },
    })
  })

  it('reads the goods of all lines with one statement', async () => {
    const ids = await shop.db.query<{ id: number }>('select id from goods order by id limit 100')
    const lines = ids.map(({ id }) => ({ goods_id: id, cart_num: 20 }))
    await client.buyNowBefore({}, { lines: lines.slice(0, 1) })
    const countFor = async (some: typeof lines) => {
      const query = vi.spyOn(shop.db, 'query')
      await client.buyNowBefore({}, { lines: some })
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }
    expect(await countFor(lines)).toBe(await countFor(lines.slice(0, 1)))
  })
})

describe('a destination', () => {
  it.each([
    [{ country: 'ZZ' }, 'country', 'Select a country'],
    [{ country: 'de' }, 'country', 'Select a country'],
    [{ country: 'DE', carrier: 'sf' }, 'carrier', 'This carrier does not deliver to that country'],
    [{ country: 'DE', carrier: 'pigeon' }, 'carrier', 'Please check `carrier`'],
    [{ country: 'DE', freight: '0.00' }, 'freight', 'Unknown field: `freight`'],
  ])('%j is refused', async (destination, field, message) => {
    const { headers } = await client.guest(tape)
    const fields = [{ field, message }]
    expect(await client.before(headers, destination)).toMatchObject({ code: 400, data: { fields } })
    const lines = [{ goods_id: tape, cart_num: 10 }]
    expect(await client.buyNowBefore({}, { lines, ...destination })).toMatchObject({ code: 400, data: { fields } })
  })

  it('in mainland China, Hong Kong or Taiwan is offered SF Express first', async () => {
    const { headers } = await client.guest(tape)
    const quoted = parseQuote(await client.before(headers, { country: 'TW' }))
    expect(quoted).toMatchObject({ carrier: 'sf', freight: '20.00' })
    expect(quoted.freight_options.map(({ carrier, price }) => `${carrier} ${price}`)).toEqual([
      'sf 20.00',
      'ups 40.00',
      'dhl 40.00',
      'fedex 40.00',
    ])
  })
})

it('the freight table is public', async () => {
  expect(await shop.call('GET', '/api/shipping')).toMatchObject({ code: 200, data: { base_weight_g: 500 } })
})

const anything = fc.oneof(
  fc.integer({ min: -100, max: 3_000 }),
  fc.integer({ min: -20, max: 130 }).map((steps) => steps * 10),
  fc.double(),
  fc.constantFrom(0, -0, 1.5, 2 ** 31, 2 ** 53, 1e308, 999_999_999, 999_999_990, 1_000_000_000),
  fc.constantFrom<unknown>(null, undefined, true, [], [10], {}, '', '10', '1e3', '１０', ' 10', '0x10', 'NaN', '10n'),
  fc.string(),
)

describe('a quantity of any form', () => {
  const terms = { minimum: 10, multiple: 10, stock: 1_205, isPriced: true }
  const isPieces = (sent: unknown): sent is number =>
    typeof sent === 'number' && Number.isInteger(sent) && sent >= 1 && sent <= 999_999_999

  it('is accepted only as whole steps from the minimum to the stock', () => {
    const run = fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.nat(2_000), (large, small) => {
      for (const quantity of [large, small + 1]) {
        const isRight = quantity >= 10 && quantity <= 1_205 && quantity % 10 === 0
        expect(refuseLine(quantity, terms) === null).toBe(isRight)
      }
    })
    fc.assert(run, { numRuns: 5_000, seed: 1 })
  })

  const quote = (cart_num: unknown) => client.buyNowBefore({}, { lines: [{ goods_id: tape, cart_num }], country: 'DE' })

  it('that is no number of pieces is refused with its line', async () => {
    const run = fc.asyncProperty(
      anything.filter((value) => !isPieces(value)),
      async (cart_num) => {
        const isTooMany = Number.isInteger(cart_num) && Number(cart_num) > 999_999_999
        const message = isTooMany ? 'Enter at most 999,999,999 pieces' : 'Please enter multiple of Min QTY'
        expect(await quote(cart_num)).toMatchObject({
          code: codes.invalidRequest,
          data: { fields: [{ field: 'lines.0.cart_num', message }] },
        })
      },
    )
    await fc.assert(run, { numRuns: 200, seed: 1 })
  })

  it('is quoted or excluded with the reason, and changes nothing', async () => {
    const before = await client.everything()
    const run = fc.asyncProperty(anything.filter(isPieces), async (cart_num) => {
      const { lines, excluded_lines } = parseQuote(await quote(cart_num))
      const refusal = refuseLine(cart_num, terms)
      expect(lines.map((line) => line.cart_num)).toEqual(refusal === null ? [cart_num] : [])
      expect(excluded_lines.map((line) => line.refusal)).toEqual(refusal === null ? [] : [refusal])
    })
    await fc.assert(run, { numRuns: 200, seed: 1 })
    expect(await client.everything()).toEqual(before)
  })
})
