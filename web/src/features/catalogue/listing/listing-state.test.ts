import { expect, test } from 'vitest'
import {
  filterOf,
  isNarrowed,
  isShelf,
  isTooShort,
  listingHref,
  readListing,
  toggled,
  withoutFilters,
} from './listing-state.ts'

const everything = {
  wd: ' 100nF   0402 ',
  category: 'ceramic-capacitors',
  manufacturer: ['TQ', 'TUI', 'TQ'],
  in_stock: '1',
  rohs: '1',
  packaging: ['reel', 'cut_tape'],
  lifecycle: 'active',
  'p.voltage.min': '16 V',
  'p.dielectric': ['X7R', 'X5R'],
  sort: 'price',
  qty: '1,000',
  page: '3',
}

test('an address is read, and written the same way', () => {
  const state = readListing(everything)
  expect(listingHref(state, { page: state.page })).toBe(
    '/s?wd=100nF+0402&category=ceramic-capacitors&manufacturer=TQ&manufacturer=TUI&p.dielectric=X7R&p.dielectric=X5R&p.voltage.min=16V&in_stock=1&rohs=1&packaging=cut_tape&packaging=reel&lifecycle=active&sort=price&qty=1000&page=3',
  )
})

test('a change of a filter goes back to the first page', () => {
  expect(listingHref(readListing({ wd: 'ne555', page: '7' }), { isInStock: true })).toBe('/s?wd=ne555&in_stock=1')
})

test('defaults do not stand in the address', () => {
  expect(listingHref(readListing({ wd: 'ne555', sort: 'relevance', page: '1', in_stock: '0' }))).toBe('/s?wd=ne555')
})

test('a shelf as it stands has its own address, a narrowed one is a search within it', () => {
  const shelf = readListing({ category: 'resistors' })
  expect(isShelf(shelf)).toBe(true)
  expect(listingHref(shelf)).toBe('/category/resistors')
  expect(listingHref(shelf, { isInStock: true })).toBe('/s?category=resistors&in_stock=1')
  expect(listingHref(shelf, { page: 2 })).toBe('/s?category=resistors&page=2')
})

test.each([
  [{}, true],
  [{ wd: 'a' }, true],
  [{ wd: ' a ' }, true],
  [{ wd: '抵' }, true],
  [{ wd: '抵抗' }, false],
  [{ wd: 'ab' }, false],
  [{ wd: 'a', in_stock: '1' }, true],
  [{ category: 'resistors' }, false],
  [{ in_stock: '1' }, false],
])('whether %o is too short to search for: %s', (params, isShort) => {
  expect(isTooShort(readListing(params))).toBe(isShort)
})

test.each([
  [{ page: '0' }, { page: 1 }],
  [{ page: '1.5' }, { page: 1 }],
  [{ page: 'two' }, { page: 1 }],
  [{ packaging: 'barrel' }, { packagings: [] }],
  [{ lifecycle: ['active', 'dead'] }, { lifecycles: ['ACTIVE'] }],
  [{ qty: '0' }, { quantity: null }],
  [{ qty: 'many' }, { quantity: null }],
  [{ sort: 'cheapest' }, { sort: 'RELEVANCE' }],
  [{ category: '../admin' }, { category: null }],
  [{ manufacturer: '<script>' }, { manufacturers: [] }],
  [{ in_stock: 'yes' }, { isInStock: false }],
  [{ wd: 'x'.repeat(300) }, { query: 'x'.repeat(100) }],
  [{ wd: ['a b', 'c'] }, { query: 'a b' }],
])('what %o cannot mean is left out', (params, state) => {
  expect(readListing(params)).toMatchObject(state)
})

test('full-width letters from a Japanese keyboard are the same letters', () => {
  expect(readListing({ wd: 'ＮＥ５５５' }).query).toBe('NE555')
})

test('taking the filters off keeps what was searched for, where, and in which order', () => {
  const state = readListing(everything)
  expect(isNarrowed(state)).toBe(true)
  expect(listingHref(state, withoutFilters)).toBe('/s?wd=100nF+0402&category=ceramic-capacitors&sort=price&qty=1000')
  expect(isNarrowed({ ...state, ...withoutFilters })).toBe(false)
})

test('ticking adds, ticking again takes away', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

test('the shop is asked for what is ticked only', () => {
  expect(filterOf(readListing({ category: 'resistors', in_stock: '1' }))).toEqual({
    categorySlug: 'resistors',
    manufacturerIds: null,
    parameters: null,
    packagings: null,
    lifecycleStatuses: null,
    inStock: true,
    rohsCompliant: null,
  })
})
