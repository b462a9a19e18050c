import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { quote } from '@partgate/schema/shop-api/quote.ts'
import { refuseQuantity } from '#cart/index.ts'
import type { TestShop } from '#testing/open-test-shop.ts'
import { quoteIn } from '#testing/order-desk.ts'
import { tapeOf } from '#testing/small-parts.ts'
import { type OrderDesk, useOrderDesk } from '#testing/use-desk.ts'

let shop: TestShop
let desk: OrderDesk
useOrderDesk((opened) => ({ shop, desk } = opened))

const [tape, other] = [tapeOf('RC0603FR-0710KL'), tapeOf('LM358DR')]

describe('a quote for the cart', () => {
  it('holds the selected lines, with weight, freight and totals, and changes nothing', async () => {
    const { headers } = await desk.guest(tape)
    await desk.put(headers, other, 100)
    const { list } = await desk.lists(headers)
    const before = await desk.everything()
    expect(quoteIn(await desk.before(headers, { country: 'DE' }))).toMatchObject({
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
    expect(await desk.everything()).toEqual(before)
    await desk.select(headers, [list[0]?.cart_id ?? 0], false)
    expect(quoteIn(await desk.before(headers)).lines).toMatchObject([{ cart_num: 100 }])
  })

  it('is refused where nothing is selected, and for a visitor without a cart', async () => {
    const { headers, line } = await desk.guest(tape)
    await desk.select(headers, [line], false)
    for (const as of [headers, {}]) expect(await desk.before(as)).toMatchObject({ code: 4105 })
  })

  it('C2: flags what is short, and refuses what the rule for quantities no longer takes', async () => {
    const { headers } = await desk.guest(tape)
    await desk.put(headers, other, 30)
    await shop.db.query('update goods_offers set stock = 19 where goods_id = $1', [tape])
    await shop.db.query('update goods_offers set stock = 0 where goods_id = $1', [other])
    expect(quoteIn(await desk.before(headers, { country: 'DE' }))).toMatchObject({
      lines: [{ understock: true, sold_out: false }, { sold_out: true }],
      can_be_placed: false,
    })
    await shop.db.query('update goods set minimum = 30 where id = $1', [tape])
    expect(await desk.before(headers)).toMatchObject({ code: 4101, data: { minimum: 30 } })
    await shop.db.query('update goods set minimum = 10, multiple = 15 where id = $1', [tape])
    expect(await desk.before(headers)).toMatchObject({ code: 4102, data: { multiple: 15 } })
    await shop.db.query('update goods set multiple = 10 where id = $1', [tape])
  })

  it('leaves out what the shop no longer lists', async () => {
    const { headers } = await desk.guest(tape)
    await desk.put(headers, other, 30)
    await shop.db.query('update goods set id = -id where id = $1', [tape])
    expect(quoteIn(await desk.before(headers)).lines).toMatchObject([{ goods: { goods_id: other } }])
    await shop.db.query('update goods set id = -id where id = $1', [-tape])
  })
})

describe('a destination', () => {
  it.each([
    [{ country: 'ZZ' }, 'country', 'Select a country'],
    [{ country: 'de' }, 'country', 'Select a country'],
    [{ country: 'DE', carrier: 'sf' }, 'carrier', 'This carrier does not deliver to that country'],
    [{ country: 'DE', carrier: 'pigeon' }, 'carrier', 'Please check carrier'],
    [{ country: 'DE', freight: '0.00' }, 'freight', 'Unknown field: freight'],
  ])('%j is refused', async (destination, field, message) => {
    const { headers } = await desk.guest(tape)
    const fields = [{ field, message }]
    expect(await desk.before(headers, destination)).toMatchObject({ code: 400, data: { fields } })
    const piece = { goods_id: tape, cart_num: 10 }
    expect(await desk.buyNowBefore({}, { ...piece, ...destination })).toMatchObject({ code: 400, data: { fields } })
  })

  it('in mainland China, Hong Kong or Taiwan is offered SF Express first', async () => {
    const { headers } = await desk.guest(tape)
    const quoted = quoteIn(await desk.before(headers, { country: 'TW' }))
    expect(quoted).toMatchObject({ carrier: 'sf', freight: '20.00' })
    expect(quoted.freight_options.map(({ carrier, price }) => `${carrier} ${price}`)).toEqual([
      'sf 20.00',
      'ups 40.00',
      'dhl 40.00',
      'fedex 40.00',
    ])
  })
})

it('the freight table can be read by anybody', async () => {
  expect(await shop.call('GET', '/api/shipping')).toMatchObject({ code: 200, data: { base_weight_g: 500 } })
})

/** Numbers of all sizes and kinds, and what is not a number of pieces at all. */
const anything = fc.oneof(
  fc.integer({ min: -100, max: 3_000 }),
  fc.integer({ min: -20, max: 130 }).map((steps) => steps * 10),
  fc.double(),
  fc.constantFrom(0, -0, 1.5, 2 ** 31, 2 ** 53, 1e308, 999_999_999, 999_999_990, 1_000_000_000),
  fc.constantFrom<unknown>(null, undefined, true, [], [10], {}, '', '10', '1e3', '１０', ' 10', '0x10', 'NaN', '10n'),
  fc.string(),
)

describe('C1: a quantity, whatever is sent as one,', () => {
  const terms = { minimum: 10, multiple: 10, stock: 1_205, isPriced: true }
  const isPieces = (sent: unknown): sent is number =>
    typeof sent === 'number' && Number.isInteger(sent) && sent >= 1 && sent <= 999_999_999

  it('is taken by the rule only if it is whole steps from the minimum to what is in stock', () => {
    const run = fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.nat(2_000), (large, small) => {
      for (const quantity of [large, small + 1]) {
        const isRight = quantity >= 10 && quantity <= 1_205 && quantity % 10 === 0
        expect(refuseQuantity(quantity, terms) === null).toBe(isRight)
      }
    })
    fc.assert(run, { numRuns: 5_000 })
  })

  const codeFor = (sent: unknown) => {
    const refusal = isPieces(sent) ? refuseQuantity(sent, terms) : { kind: 'invalidRequest' as const }
    if (refusal === null) return codes.ok
    return refusal.kind === 'onRequestOnly' ? codes.internal : codes[refusal.kind]
  }
  const sentences: Record<number, string> = { [codes.ok]: 'OK', [codes.outOfStock]: 'Only 1,205 pcs in stock' }

  it(
    'gets a quote for it or a sentence that says what would do, and changes nothing',
    { timeout: 60_000 },
    async () => {
      const before = await desk.everything()
      const run = fc.asyncProperty(anything, async (cart_num) => {
        const answer = await desk.buyNowBefore({}, { goods_id: tape, cart_num, country: 'DE' })
        const code = codeFor(cart_num)
        expect([answer.code, answer.message]).toEqual([code, sentences[code] ?? 'Please enter multiple of Min QTY'])
        const lines = quote.safeParse(answer.data).data?.lines ?? []
        expect(lines.map((line) => line.cart_num)).toEqual(code === codes.ok ? [cart_num] : [])
      })
      await fc.assert(run, { numRuns: 400 })
      expect(await desk.everything()).toEqual(before)
    },
  )
})
