import { expect, test } from 'vitest'
import { freightState, usualDays } from './freight-state.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' as const })
const dhl = { carrier: 'DHL' as const, name: 'DHL', minTransitDays: 2, maxTransitDays: 5 }
const preview = {
  hash: 'hash',
  weightGrams: 310,
  carrier: 'DHL' as const,
  freightOptions: [dhl],
  freight: usd('40.00'),
  total: usd('527.55'),
  hasManualFreight: false,
}

test.each([
  [
    { preview, errors: [] },
    { kind: 'priced', preview, option: dhl },
  ],
  [
    { preview: { ...preview, freight: null, total: null, hasManualFreight: true }, errors: [] },
    { kind: 'tooHeavy', option: dhl },
  ],
  [
    { preview: { ...preview, carrier: null, freightOptions: [], freight: null, total: null }, errors: [] },
    { kind: 'bySales' },
  ],
  [
    { preview: null, errors: [{ __typename: 'ValidationError' as const, message: 'Too much.' }] },
    { kind: 'refused', message: 'Too much.' },
  ],
  [null, { kind: 'failed' }],
  [undefined, { kind: 'failed' }],
])('%j becomes the state %j', (checkout, state) => {
  expect(freightState(checkout)).toMatchObject(state)
})

test('the usual transit time is the range of the fastest carriers', () => {
  const fedex = { carrier: 'FEDEX' as const, minTransitDays: 5, maxTransitDays: 7 }
  expect(usualDays({ carriers: [fedex, dhl] })).toEqual({ from: 2, to: 5 })
  expect(usualDays({ carriers: [] })).toBeNull()
})
