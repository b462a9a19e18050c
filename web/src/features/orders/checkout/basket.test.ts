import { describe, expect, it, test } from 'vitest'
import { buyNowHref } from '#features/catalogue/index-client.ts'
import { basketHref, basketKey, offeredQuantity, parseBasket, smallestQuantity } from './basket.ts'

describe('the items of a checkout URL', () => {
  test.for([
    ['', { kind: 'cart' }],
    ['buy=', { kind: 'cart' }],
    ['buy=../x', { kind: 'cart' }],
    [`buy=${'a'.repeat(161)}`, { kind: 'cart' }],
    ['buy=a-part&quantity=25', { kind: 'buyNow', slug: 'a-part', quantity: 25 }],
    ['buy=a-part', { kind: 'buyNow', slug: 'a-part', quantity: null }],
    ['buy=a-part&quantity=0', { kind: 'buyNow', slug: 'a-part', quantity: null }],
    ['buy=a-part&quantity=-5', { kind: 'buyNow', slug: 'a-part', quantity: null }],
    ['buy=a-part&quantity=1e3', { kind: 'buyNow', slug: 'a-part', quantity: null }],
    ['buy=a-part&quantity=1234567890', { kind: 'buyNow', slug: 'a-part', quantity: null }],
  ] as const)('%s: %o', ([search, basket]) => expect(parseBasket(new URLSearchParams(search))).toEqual(basket))

  it('are written as they are parsed', () => {
    for (const basket of [{ kind: 'cart' }, { kind: 'buyNow', slug: 'a-part', quantity: 25 }] as const)
      expect(parseBasket(new URL(basketHref(basket), 'https://shop.example').searchParams)).toEqual(basket)
    expect(buyNowHref('a-part', null)).toBe('/pay/order?buy=a-part')
  })

  it('share attempts only if they are equal', () => {
    const keys = ['', 'buy=a', 'buy=a&quantity=1', 'buy=a&quantity=11', 'buy=a-1'].map((search) =>
      basketKey(parseBasket(new URLSearchParams(search))),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the quantity that replaces a refused one', () => {
  const product = { minimumOrderQuantity: 20, orderMultiple: 10, stock: 95 }
  test.for([
    [1, 20],
    [20, 20],
    [21, 30],
    [90, 90],
    [91, 90],
    [5000, 90],
  ] as const)('%i: %i', ([refused, offered]) => expect(offeredQuantity(refused, product)).toBe(offered))

  it('is null if the stock is too low', () => expect(offeredQuantity(20, { ...product, stock: 19 })).toBeNull())
  it('is the smallest one if the URL has none', () => expect(smallestQuantity(product)).toBe(20))
})
