import { describe, expect, it } from 'vitest'
import { cart } from '@partgate/schema/shop-api/cart.ts'
import { countAddable, mergeQuantities, refuseLine, refuseQuantity } from './quantity.ts'

const terms = { minimum: 10, multiple: 5, stock: 103, isPriced: true }

describe('a quantity', () => {
  it.each([
    [9, { kind: 'belowMinimum', minimum: 10 }],
    [10, null],
    [11, { kind: 'notAMultiple', multiple: 5 }],
    [15, null],
    [100, null],
    [103, { kind: 'notAMultiple', multiple: 5 }],
    [105, { kind: 'outOfStock', available: 103 }],
  ])('of %s returns %j', (quantity, refusal) => {
    expect(refuseQuantity(quantity, terms)).toEqual(refusal)
  })

  it('is refused where there is no price', () => {
    expect(refuseQuantity(10, { ...terms, isPriced: false })).toEqual({ kind: 'onRequestOnly' })
  })

  it('is limited by the contract even where stock is not', () => {
    const plenty = { minimum: 1, multiple: 1, stock: 2_000_000_000, isPriced: true }
    expect(refuseQuantity(999_999_999, plenty)).toBeNull()
    expect(refuseQuantity(1_000_000_000, plenty)).toEqual({ kind: 'outOfStock', available: 999_999_999 })
  })
})

describe('to a line', () => {
  it.each([
    [0, terms, 100],
    [60, terms, 40],
    [100, terms, 0],
    [120, terms, 0],
    [12, terms, 88],
    [0, { ...terms, stock: 0 }, 0],
    [0, { ...terms, minimum: 105 }, 0],
    [999_999_000, { minimum: 1, multiple: 1, stock: 2_000_000_000 }, 999],
  ])('of %i pieces with %o, %i can be added', (inCart, limits, addable) => {
    expect(countAddable(inCart, limits)).toBe(addable)
  })
})

describe('a line in a cart', () => {
  it.each([
    [15, {}, null],
    [15, { isPriced: false, stock: 0 }, 'on_request_only'],
    [5, { stock: 0 }, 'sold_out'],
    [5, {}, 'below_minimum'],
    [12, {}, 'not_a_multiple'],
    [105, {}, 'understock'],
    [15, { stock: 12 }, 'understock'],
  ])('of %i with %j is refused as %j', (quantity, changes, refusal) => {
    expect(refuseLine(quantity, { ...terms, ...changes })).toBe(refusal)
  })
})

describe('merging a guest line into a member line', () => {
  it.each([
    [10, 20, 30],
    [60, 60, 100],
    [50, 50, 100],
    [105, 10, 105],
    [10, 110, 110],
  ])('of %s and %s pieces with 103 in stock in steps of 5 gives %s', (mine, guests, merged) => {
    expect(mergeQuantities(mine, guests, terms)).toBe(merged)
  })
})

it('is always a whole number of pieces', () => {
  const wrong: unknown[] = []
  let state = 7
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const forms: ((value: number) => unknown)[] = [
    (value) => value,
    (value) => -value,
    (value) => Math.round(value),
    (value) => String(Math.round(value)),
    (value) => [Math.round(value)],
    (value) => value.toExponential(),
  ]
  for (let i = 0; i < 20_000; i++) {
    const sent = forms[i % forms.length]?.(10 ** (random() * 20 - 2))
    const isPieces = typeof sent === 'number' && Number.isInteger(sent) && sent >= 1 && sent <= 999_999_999
    if (cart.add.body.safeParse({ goods_id: 1, cart_num: sent }).success !== isPieces) wrong.push(sent)
  }
  expect(wrong).toEqual([])
})
