import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { quote } from '@partgate/schema/shop-api/quote.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { type Item, maxSubtotalCents, calculateTotals } from './quote.ts'
import { toQuoteData, hashQuote } from './quote-data.ts'

const goods: Goods = {
  goods_id: 100,
  part_id: 10,
  goods_page_url: 'a-part',
  part_number: 'A-PART',
  brand_id: 1,
  brand_name: 'Maker',
  category_id: 1,
  package: '0603',
  package_name: '0603',
  icons: null,
  description: '',
  rohs: 'compliant',
  lifecycle: 'active',
  lead_time_weeks: null,
  weight_mg: 20,
  datasheet_url: null,
  parameters: [],
  packaging: 'cut_tape',
  package_quantity: 1,
  batch: '2531+',
  stock: 1_000_000_000,
  minimum: 1,
  multiple: 1,
  prices: [],
}
const item = (quantity: number, unitPrice: bigint, changes: Partial<Goods> = {}): Item => ({
  goods: { ...goods, ...changes },
  ladder: [{ quantity: 1, unitPrice }],
  quantity,
  customerPartNo: '',
})
const britain = { country: 'GB', carrier: 'dhl' } as const

/** Money by decimal digits, as on paper. */
const byHand = (price: string, quantity: number) => {
  const [whole = '', fraction = ''] = price.split('.')
  const product = (BigInt(whole + fraction) * BigInt(quantity)).toString().padStart(6, '0')
  const [dollars, cents, rest] = [product.slice(0, -5), product.slice(-5, -3), product.slice(-3)]
  const isUp = Number(rest[0]) >= 5
  return BigInt(dollars + cents) + (isUp ? 1n : 0n)
}

describe('every line is rounded half up to the cent once, and the totals are the sum of the printed amounts', () => {
  const priced = fc.record({
    price: fc
      .tuple(fc.bigInt({ min: 0n, max: 999n }), fc.integer({ min: 0, max: 99_999 }))
      .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(5, '0')}`)
      .filter((price) => /[1-9]/.test(price)),
    quantity: fc.integer({ min: 1, max: 1_000 }),
  })

  it('equals a calculation on paper', () => {
    const run = fc.property(fc.array(priced, { minLength: 1, maxLength: 20 }), (wanted) => {
      const items = wanted.map(({ price, quantity }, i) =>
        item(quantity, BigInt(price.replace('.', '')), { goods_id: i + 1, weight_mg: 0 }),
      )
      const expected = wanted.map(({ price, quantity }) => byHand(price, quantity))
      const subtotal = expected.reduce((sum, cents) => sum + cents, 0n)
      fc.pre(subtotal <= maxSubtotalCents)
      const data = quote.parse(toQuoteData(calculateTotals(items, britain)))
      const cents = (amount: string | null) => BigInt((amount ?? '').replace('.', ''))
      expect(data.lines.map(({ amount }) => cents(amount))).toEqual(expected)
      expect(cents(data.subtotal)).toBe(subtotal)
      expect(cents(data.total)).toBe(subtotal + 4_000n)
    })
    fc.assert(run, { numRuns: 5_000, seed: 1 })
  })

  it.each([
    [1n, 499, 0n],
    [1n, 500, 1n],
    [1n, 1_499, 1n],
    [1_205n, 100, 121n],
    [1_870n, 10, 19n],
  ])('%s × 0.00001 USD × %s pieces are %s cents', (price, quantity, cents) => {
    expect(calculateTotals([item(quantity, price)], britain).subtotal).toBe(cents)
  })
})

describe('an order', () => {
  const dollar = 100_000n
  it('of USD 1,000,000.00 can be placed, of a cent more it cannot', () => {
    expect(calculateTotals([item(1_000_000, dollar)], britain).subtotal).toBe(maxSubtotalCents)
    const tooMuch = expect.objectContaining({ code: codes.orderTooLarge })
    expect(() => calculateTotals([item(1_000_000, dollar), item(1, 1_000n, { goods_id: 1 })], britain)).toThrow(tooMuch)
    expect(() => calculateTotals([item(999_999_999, 9_999_999_999n)], britain)).toThrow(tooMuch)
  })
  it('of more than 1,000 t cannot be placed at any price', () => {
    const heavy = { weight_mg: 2_147_483_647 }
    expect(() => calculateTotals([item(999_999_999, 1n, heavy)], {})).toThrow(
      expect.objectContaining({ code: codes.orderTooLarge }),
    )
    expect(quote.parse(toQuoteData(calculateTotals([item(400, 1n, heavy)], {}))).weight_mg).toBe(858_993_458_800)
  })
})

describe('freight', () => {
  const [light, heavy] = [item(10, 100_000n), item(10, 100_000n, { weight_mg: 50_001 })]
  it('is unknown before the country', () => {
    const data = toQuoteData(calculateTotals([light], { carrier: 'ups' }))
    expect(data).toMatchObject({ freight_options: [], carrier: null, freight: null, total: null, can_be_placed: false })
  })
  it('is the table’s for the chosen carrier, or for the first', () => {
    expect(toQuoteData(calculateTotals([light], { country: 'CN' }))).toMatchObject({
      carrier: 'sf',
      freight: '20.00',
      total: '30.00',
    })
    const byDhl = toQuoteData(calculateTotals([light], { country: 'CN', carrier: 'dhl' }))
    expect(byDhl).toMatchObject({ carrier: 'dhl', freight: '40.00', total: '50.00', can_be_placed: true })
    expect(toQuoteData(calculateTotals([light], { country: 'BR' }))).toMatchObject({ freight: '60.00', total: '70.00' })
  })
  it('is refused for a carrier that does not serve the country', () => {
    expect(() => calculateTotals([light], { country: 'DE', carrier: 'sf' })).toThrow(
      expect.objectContaining({ code: codes.invalidRequest, fields: [expect.objectContaining({ field: 'carrier' })] }),
    )
  })
  it('above half a kilogram is null like the total, not 0.00', () => {
    const data = toQuoteData(calculateTotals([heavy], britain))
    expect(data).toMatchObject({
      weight_mg: 500_010,
      confirm_with_sales: true,
      freight: null,
      total: null,
      can_be_placed: true,
    })
    expect(data.freight_options.map(({ price }) => price)).toEqual([null, null, null])
    expect(toQuoteData(calculateTotals([light], britain)).confirm_with_sales).toBe(false)
  })
})

describe('the hash of a quote', () => {
  const base = calculateTotals([item(20, 1_870n), item(10, 500n, { goods_id: 7 })], britain)
  it('is the same for the same quote, in any order of lines, labels and stock', () => {
    const again = calculateTotals(
      [item(10, 500n, { goods_id: 7 }), item(20, 1_870n, { description: 'x', stock: 50 })],
      britain,
    )
    expect(hashQuote(again)).toBe(hashQuote(base))
    expect(hashQuote(base)).toMatch(/^[\w-]{43}$/)
  })
  it.each([
    ['quantity', calculateTotals([item(30, 1_870n), item(10, 500n, { goods_id: 7 })], britain)],
    ['goods', calculateTotals([item(20, 1_870n), item(10, 500n, { goods_id: 8 })], britain)],
    ['price', calculateTotals([item(20, 1_871n), item(10, 500n, { goods_id: 7 })], britain)],
    ['weight', calculateTotals([item(20, 1_870n, { weight_mg: 21 }), item(10, 500n, { goods_id: 7 })], britain)],
    [
      'country',
      calculateTotals([item(20, 1_870n), item(10, 500n, { goods_id: 7 })], { country: 'FR', carrier: 'dhl' }),
    ],
    [
      'carrier',
      calculateTotals([item(20, 1_870n), item(10, 500n, { goods_id: 7 })], { country: 'GB', carrier: 'ups' }),
    ],
    ['freight', { ...base, freight: 1n, total: 1n }],
  ])('changes with the %s', (_, other) => {
    expect(hashQuote(other)).not.toBe(hashQuote(base))
  })
})
