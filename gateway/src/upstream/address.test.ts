import { expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toAddress, withSequence } from './address.ts'

const { catalogue, cart } = contract

test.for([
  '..',
  '../1',
  '1/../2',
  '%2e%2e',
  '1;x',
  '1?x=1',
  '1#x',
  '@evil',
  '\\',
  '１',
  ' ',
  '',
  'A',
  '1%2f2',
  'a\r\nb',
])('lets no path piece like "%s" out', (id) => {
  expect(() => toAddress(catalogue.manufacturer, { params: { id } })).toThrow('invalid_')
})

it('puts exactly one segment where the contract has one', () => {
  expect(toAddress(catalogue.manufacturer, { params: { id: 'brand-1' } })).toBe('/api/manufacturers/brand-1')
  expect(toAddress(cart.delete, { params: { id: '1,2' } })).toBe('/api/cart/delete/1%2C2')
})

it('gives equal calls equal addresses', () => {
  const address = toAddress(catalogue.search, { query: { wd: 'a&b=c', page: '2', category: undefined } })
  expect(address).toBe('/api/index/search?page=2&wd=a%26b%3Dc')
  expect(toAddress(catalogue.search, { query: { page: '2', wd: 'a&b=c' } })).toBe(address)
})

it('numbers each call with time and random digits', () => {
  const [bare, queried] = [withSequence('/a'), withSequence('/a?b=1')]
  expect(bare).toMatch(/^\/a\?sequence=\d{19}$/)
  expect(queried).toMatch(/^\/a\?b=1&sequence=\d{19}$/)
})
