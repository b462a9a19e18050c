import { describe, expect, it, test } from 'vitest'
import { comparePreviews, compareDecimals } from './compare-previews.ts'
import { createLine, createProduct, createPreview } from '#testing/checkout-values.ts'

type Changes = Parameters<typeof createPreview>[0]
const usd = (amount: string) => ({ amount, currency: 'USD' as const })
const toGermany = { countryCode: 'DE', carrier: 'UPS' }
const seen = { preview: createPreview(), ...toGermany }
const compared = (changes: Changes, delivery = toGermany) =>
  comparePreviews(seen, { preview: createPreview({ hash: 'now', ...changes }), ...delivery })

describe('the changes since the preview was shown', () => {
  it('are null for the same preview', () => expect(comparePreviews(seen, seen)).toBeNull())

  it('include a price and the sums that depend on it', () =>
    expect(
      compared({
        lines: [createLine('a', 10, '0.20000', '2.00'), createLine('b', 5, '2.00000', '10.00')],
        subtotal: usd('12.00'),
        total: usd('52.00'),
      }),
    ).toMatchObject({
      lines: [
        {
          kind: 'price',
          before: { extendedPrice: { amount: '1.00' } },
          after: { extendedPrice: { amount: '2.00' } },
          direction: 'up',
        },
      ],
      subtotal: { before: '11.00', after: '12.00', direction: 'up' },
      freight: { direction: 'same' },
      total: { before: '51.00', after: '52.00', direction: 'up' },
    }))

  it('include a line that cannot be ordered, with its reason', () =>
    expect(
      compared({
        lines: [createLine('b', 5, '2.00000', '10.00')],
        excludedLines: [{ quantity: 10, availability: 'SOLD_OUT', product: createProduct('a') }],
      })?.lines,
    ).toMatchObject([{ kind: 'removed', before: { product: { id: 'a' } }, excluded: { availability: 'SOLD_OUT' } }]))

  it('include a quantity, a removed line and an added line', () =>
    expect(
      compared({ lines: [createLine('a', 5, '0.10000', '0.50'), createLine('c', 1, '1.00000', '1.00')] })?.lines,
    ).toMatchObject([
      { kind: 'quantity', direction: 'down' },
      { kind: 'removed', before: { product: { id: 'b' } }, excluded: null },
      { kind: 'added', after: { product: { id: 'c' } } },
    ]))

  it('leave out a line whose quantity the buyer has changed on this page, but no other line', () => {
    const seenShort = { preview: createPreview({ lines: [createLine('b', 5, '2.00000', '10.00')] }), ...toGermany }
    const b = createLine('b', 5, '2.00000', '10.00')
    const after = (line = b) => ({
      preview: createPreview({
        hash: 'now',
        lines: [createLine('a', 4, '0.10000', '0.40'), line],
        freight: usd('60.00'),
      }),
      ...toGermany,
    })
    expect(comparePreviews(seenShort, after())?.lines).toMatchObject([{ kind: 'added' }])
    const taken = new Map([['a', 4]])
    expect(comparePreviews(seenShort, after(), taken)).toBeNull()
    expect(comparePreviews(seenShort, after(), new Map([['a', 3]]))?.lines).toMatchObject([{ kind: 'added' }])
    expect(comparePreviews(seen, after(), taken)).toBeNull()
    const dearer = createLine('b', 5, '3.00000', '15.00')
    expect(comparePreviews(seenShort, after(dearer), taken)?.lines).toMatchObject([{ kind: 'price' }])
  })

  it('are those of the buyer where only the lines of the cart and their quantities differ', () => {
    const [a, b] = [createLine('a', 10, '0.10000', '1.00'), createLine('b', 5, '2.00000', '10.00')]
    const excluded = (id: string, quantity: number) => ({
      quantity,
      availability: 'INSUFFICIENT_STOCK' as const,
      product: createProduct(id),
    })
    expect(compared({ lines: [b] })?.isByShop).toBe(false)
    expect(compared({ lines: [a, { ...b, quantity: 4 }] })?.isByShop).toBe(false)
    expect(compared({ lines: [a, b, createLine('c', 1, '1.00000', '1.00')] })?.isByShop).toBe(false)
    expect(compared({ lines: [b], excludedLines: [excluded('a', 11)] })?.isByShop).toBe(false)
    expect(compared({ lines: [b], excludedLines: [excluded('a', 10)] })?.isByShop).toBe(true)
    expect(compared({ lines: [a, createLine('b', 5, '3.00000', '15.00')] })?.isByShop).toBe(true)
    expect(compared({ freight: usd('60.00') })?.isByShop).toBe(true)
    const seenShort = { preview: createPreview({ lines: [b], excludedLines: [excluded('a', 10)] }), ...toGermany }
    const now = { preview: createPreview({ hash: 'now', lines: [a, b] }), ...toGermany }
    expect(comparePreviews(seenShort, now)?.isByShop).toBe(true)
  })

  it('include freight to the same country by the same carrier', () => {
    expect(compared({ freight: usd('60.00'), total: usd('71.00') })?.freight).toEqual({
      before: '40.00',
      after: '60.00',
      direction: 'up',
    })
    expect(compared({ freight: null, total: null })?.total).toEqual({ before: '51.00', after: null, direction: 'same' })
  })

  it('exclude freight to another country or by another carrier', () => {
    expect(compared({ freight: usd('60.00') }, { countryCode: 'ZA', carrier: 'UPS' })).toBeNull()
    expect(compared({ freight: usd('20.00') }, { countryCode: 'DE', carrier: 'DHL' })).toBeNull()
  })
})

test.for([
  ['1.00', '1.00000', 'same'],
  ['0.10000', '0.09999', 'down'],
  ['9.00', '10.00', 'up'],
  ['99999999999999.01', '99999999999999.02', 'up'],
  ['10', '9.99', 'down'],
] as const)('from %s to %s is %s', ([before, after, direction]) =>
  expect(compareDecimals(before, after)).toBe(direction),
)
