import { freightTable as freightTableShape } from '@partgate/schema/shop-api/freight.ts'
import { describe, expect, it } from 'vitest'
import { countryCodes } from '@partgate/schema/country-codes.ts'
import { formatAmount } from '#money/money.ts'
import { listFreightOptions, toFreightTable, isFreightBySales } from './freight.ts'

const printed = (country: string, weightMg: bigint) =>
  listFreightOptions(country, weightMg).map(
    ({ carrier, cents }) => `${carrier} ${cents === null ? '?' : formatAmount(cents)}`,
  )

const usual = ['ups 40.00', 'dhl 40.00', 'fedex 40.00']
const remote = ['ups 60.00', 'dhl 60.00', 'fedex 60.00']

describe('a parcel up to half a kilogram', () => {
  it.each([
    ['DE', usual],
    ['US', usual],
    ['MO', usual],
    ['ZA', remote],
    ['BR', remote],
    ['IN', remote],
    ['PK', remote],
    ['IL', remote],
    ['CN', ['sf 20.00', ...usual]],
    ['HK', ['sf 20.00', ...usual]],
    ['TW', ['sf 20.00', ...usual]],
  ])('to %s goes by %j', (country, options) => {
    expect(printed(country, 1n)).toEqual(options)
    expect(printed(country, 500_000n)).toEqual(options)
  })

  it('is shipped to every country, and never for free', () => {
    const free = countryCodes.filter((country) => listFreightOptions(country, 0n).every(({ cents }) => !cents))
    expect(free).toEqual([])
  })
})

it('above half a kilogram sales confirms the freight to every country; it is never 0', () => {
  expect(isFreightBySales(500_000n)).toBe(false)
  expect(isFreightBySales(500_001n)).toBe(true)
  expect(printed('DE', 500_001n)).toEqual(['ups ?', 'dhl ?', 'fedex ?'])
  expect(printed('CN', 10n ** 20n)).toEqual(['sf ?', 'ups ?', 'dhl ?', 'fedex ?'])
})

it('UPS, DHL and SF Express take 2 to 5 business days, FedEx International 5 to 7', () => {
  expect(listFreightOptions('CN', 1n).map(({ name, transitDays }) => [name, ...transitDays])).toEqual([
    ['SF Express', 2, 5],
    ['UPS', 2, 5],
    ['DHL', 2, 5],
    ['FedEx International', 5, 7],
  ])
})

it('the printed table equals the calculation', () => {
  const table = freightTableShape.parse(toFreightTable())
  expect(table.base_weight_g).toBe(500)
  const fromTable = (country: string) => {
    const named = table.zones.filter(({ countries }) => countries?.includes(country))
    const zones = named.length > 0 ? named : table.zones.filter(({ countries }) => countries === null)
    return zones.flatMap(({ carriers, price }) => carriers.map((carrier) => `${carrier} ${price}`))
  }
  for (const country of countryCodes)
    expect([country, ...printed(country, 1n)]).toEqual([country, ...fromTable(country)])
})
