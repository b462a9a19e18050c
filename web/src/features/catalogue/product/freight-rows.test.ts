import { expect, test } from 'vitest'
import { baseKilograms, freightRows, startingPrice } from './freight-rows.ts'

type Table = Parameters<typeof freightRows>[0]

const table = (carriers: Table['zones'][number]['carriers'], countryCodes: string[] | null): Table => ({
  baseWeightGrams: 500,
  carriers: [
    { carrier: 'UPS', name: 'UPS', minTransitDays: 2, maxTransitDays: 5 },
    { carrier: 'FEDEX', name: 'FedEx International', minTransitDays: 5, maxTransitDays: 7 },
  ],
  zones: [{ key: 'zone', countryCodes, carriers, price: { amount: '40.00' } }],
})

test('a group of countries has its carriers, and the days of the fastest and the slowest', () => {
  expect(freightRows(table(['UPS', 'FEDEX'], null))).toEqual([
    {
      key: 'zone',
      countryCodes: null,
      carrierNames: ['UPS', 'FedEx International'],
      days: { min: 2, max: 7 },
      price: '40.00',
    },
  ])
})

test('unknown transit days are null', () => {
  expect(freightRows(table(['DHL'], ['ZA']))).toMatchObject([{ countryCodes: ['ZA'], carrierNames: [], days: null }])
})

test('freight starts at the price of the row for all other countries, up to the weight of the table', () => {
  expect([startingPrice(table(['UPS'], null)), baseKilograms(table(['UPS'], null))]).toEqual(['40.00', '0.5'])
})

test('without a row for all other countries, freight has no starting price', () => {
  expect(startingPrice(table(['SF'], ['CN']))).toBeNull()
})
