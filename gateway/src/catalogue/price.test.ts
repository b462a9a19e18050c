import { describe, expect, it, test } from 'vitest'
import { toUsd } from '../graphql/values.ts'
import { type Ladder, calculatePrice } from './price.ts'

const ladder: Ladder = {
  priceBreaks: [
    { quantity: 10, unitPrice: toUsd('0.01870') },
    { quantity: 100, unitPrice: toUsd('0.01005') },
    { quantity: 1000, unitPrice: toUsd('0.00042') },
  ],
  minimumOrderQuantity: 10,
  orderMultiple: 5,
  stock: 1_000_000,
}

describe('the price of a quantity', () => {
  test.for([
    // quantity, unit price, extended, next break at, orderable
    [1, '0.01870', '0.02', 100, 10],
    [9, '0.01870', '0.17', 100, 10],
    [10, '0.01870', '0.19', 100, 10],
    [11, '0.01870', '0.21', 100, 15],
    [99, '0.01870', '1.85', 100, 100],
    [100, '0.01005', '1.01', 1000, 100],
    [101, '0.01005', '1.02', 1000, 105],
    [999, '0.01005', '10.04', 1000, 1000],
    [1000, '0.00042', '0.42', null, 1000],
    [999_999_999, '0.00042', '420000.00', null, 1_000_000_000],
  ] as const)('is right for %i pieces', ([quantity, unitPrice, extendedPrice, nextBreakAt, orderable]) => {
    const quote = calculatePrice(ladder, quantity)
    expect(quote).toMatchObject({
      quantity,
      unitPrice: toUsd(unitPrice),
      extendedPrice: toUsd(extendedPrice),
      orderableQuantity: orderable,
      isOrderable: orderable === quantity,
    })
    expect(quote?.nextBreak?.quantity ?? null).toBe(nextBreakAt)
  })

  test.for([
    // stock, quantity, orderable price, available quantity with its price
    [1_000_000, 96, 100, '0.01005', '1.01', 100, '0.01005', '1.01'],
    [104, 101, 105, '0.01005', '1.06', 100, '0.01005', '1.01'],
    [99, 101, 105, '0.01005', '1.06', 95, '0.01870', '1.78'],
    [9, 1, 10, '0.01870', '0.19', 0, null, null],
  ] as const)('of %i pieces in stock, %i become what can be ordered', (row) => {
    const [stock, quantity, orderable, orderableUnit, orderableTotal, available, unit, total] = row
    expect(calculatePrice({ ...ladder, stock }, quantity)).toMatchObject({
      orderableQuantity: orderable,
      orderableUnitPrice: toUsd(orderableUnit),
      orderableExtendedPrice: toUsd(orderableTotal),
      availableQuantity: available,
      availableUnitPrice: unit && toUsd(unit),
      availableExtendedPrice: total && toUsd(total),
    })
  })

  it('rounds half a cent up', () => {
    const half = {
      priceBreaks: [{ quantity: 1, unitPrice: toUsd('0.00500') }],
      minimumOrderQuantity: 1,
      orderMultiple: 1,
      stock: 1,
    }
    expect(calculatePrice(half, 1)?.extendedPrice.amount).toBe('0.01')
    expect(calculatePrice(half, 2)?.extendedPrice.amount).toBe('0.01')
    expect(calculatePrice(half, 3)?.extendedPrice.amount).toBe('0.02')
  })

  it('stays exact where floats would not', () => {
    const dear = { ...ladder, priceBreaks: [{ quantity: 1, unitPrice: toUsd('99999.99999') }] }
    expect(calculatePrice(dear, 999_999_999)?.extendedPrice.amount).toBe('99999999890000.00')
  })

  it('returns the total at the next price break', () => {
    expect(calculatePrice(ladder, 95)?.nextBreak).toEqual({
      quantity: 100,
      additionalQuantity: 5,
      unitPrice: toUsd('0.01005'),
      extendedPrice: toUsd('1.01'),
    })
  })

  it('offers no break that is not cheaper', () => {
    const flat = {
      ...ladder,
      priceBreaks: [
        { quantity: 1, unitPrice: toUsd('1.00000') },
        { quantity: 10, unitPrice: toUsd('1.00000') },
      ],
    }
    expect(calculatePrice(flat, 1)?.nextBreak).toBeNull()
  })

  it('is null for a part sold on request', () => {
    expect(calculatePrice({ ...ladder, priceBreaks: [] }, 10)).toBeNull()
  })

  test.for([0, -1, 1.5, 1_000_000_000, Number.NaN])('is refused for %d pieces', (quantity) => {
    expect(() => calculatePrice(ladder, quantity)).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
    )
  })

  it('names the limit in its message', () => {
    expect(() => calculatePrice(ladder, 0)).toThrow('`quantity`: Must be more than 0')
    expect(() => calculatePrice(ladder, 1_000_000_000)).toThrow('`quantity`: Must be at most 999999999')
  })

  it('orders the smallest multiple that reaches a minimum which is none itself', () => {
    expect(calculatePrice({ ...ladder, minimumOrderQuantity: 12 }, 10)?.orderableQuantity).toBe(15)
  })
})
