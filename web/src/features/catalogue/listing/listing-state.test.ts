import { expect, test } from 'vitest'
import {
  toSearchFilter,
  hasActiveFilters,
  isCategoryPage,
  isTooShort,
  listingFields,
  listingHref,
  listHead,
  stateHref,
  readListing,
  type SearchParams,
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
  sort: 'price_asc',
  qty: '1,000',
  page: '3',
}

test('an address is read, and written in the same form', () => {
  const state = readListing(everything)
  expect(listingHref(state, { page: state.page })).toBe(
    '/s?wd=100nF+0402&category=ceramic-capacitors&manufacturer=TQ&manufacturer=TUI&p.dielectric=X7R&p.dielectric=X5R&p.voltage.min=16V&in_stock=1&rohs=1&packaging=cut_tape&packaging=reel&lifecycle=active&sort=price_asc&qty=1000&page=3',
  )
})

test('a change of a filter shows the first page', () => {
  expect(listingHref(readListing({ wd: 'ne555', page: '7' }), { isInStock: true })).toBe('/s?wd=ne555&in_stock=1')
})

test('the address has no defaults', () => {
  expect(listingHref(readListing({ wd: 'ne555', sort: 'relevance', page: '1', in_stock: '0' }))).toBe('/s?wd=ne555')
})

test('a category page keeps its path when it is filtered, sorted and paged', () => {
  const list = readListing({ category: 'resistors' })
  expect(isCategoryPage(list)).toBe(true)
  expect(listingHref(list)).toBe('/category/resistors')
  expect(listingHref(list, { isInStock: true })).toBe('/category/resistors?in_stock=1')
  expect(listingHref(list, { page: 2 })).toBe('/category/resistors?page=2')
  expect(readListing({ in_stock: '1', wd: 'a' }, { category: 'resistors' })).toEqual({ ...list, isInStock: true })
})

test('a manufacturer page keeps its path too, and its own filter cannot be removed', () => {
  const state = readListing(
    { category: 'capacitors', manufacturer: 'TQ', wd: 'a', rohs: '1' },
    { manufacturer: { id: 'TUI', slug: 'murata' } },
  )
  expect(state.manufacturers).toEqual([])
  expect(isCategoryPage(state)).toBe(false)
  expect(isTooShort(state)).toBe(false)
  expect(listingHref(state)).toBe('/manufacturer/murata?category=capacitors&rohs=1')
  expect(listingHref(state, { ...withoutFilters, category: null })).toBe('/manufacturer/murata')
  expect(toSearchFilter(state)).toMatchObject({ manufacturerIds: ['TUI'], categorySlug: 'capacitors' })
  expect(new URLSearchParams(listingFields(state)).toString()).toBe('category=capacitors&manufacturer=TUI&rohs=1')
})

test("a manufacturer's page drops the manufacturers that its address names", () => {
  const murata = { id: 'TUI', slug: 'murata' }
  const plain = readListing({}, { manufacturer: murata })
  for (const manufacturer of ['TQ', ['TQ', 'TUI'], 'TUI']) {
    const state = readListing({ manufacturer }, { manufacturer: murata })
    expect(state).toEqual(plain)
    expect(hasActiveFilters(state)).toBe(false)
    expect(stateHref(state)).toBe('/manufacturer/murata')
    expect(toSearchFilter(state).manufacturerIds).toEqual(['TUI'])
  }
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
  [{ page: '10000000' }, { page: 1 }],
  [{ page: '1e300' }, { page: 1 }],
  [{ packaging: 'barrel' }, { packagings: [] }],
  [{ lifecycle: ['active', 'dead'] }, { lifecycles: ['ACTIVE'] }],
  [{ sort: 'cheapest' }, { sort: 'RELEVANCE' }],
  [{ category: '../admin' }, { category: null }],
  [{ manufacturer: '<script>' }, { manufacturers: [] }],
  [{ in_stock: 'yes' }, { isInStock: false }],
  [{ wd: 'x'.repeat(300) }, { query: 'x'.repeat(100) }],
  [{ wd: ['a b', 'c'] }, { query: 'a b' }],
])('invalid values of %o are left out', (params, state) => {
  expect(readListing(params)).toMatchObject(state)
})

test('reads the highest page number', () => {
  expect(readListing({ page: '9999999' }).page).toBe(9_999_999)
})

test.each([
  ['1,000', 1000],
  ['1 000', 1000],
  ['١٠٠', 100],
  ['２５０', 250],
])('the quantity %j is read as %i', (qty, quantity) => {
  expect(readListing({ qty })).toMatchObject({ quantity, invalidQuantity: '' })
})

test.each(['1.5', '2k', '0', '-5', '1234567890'])(
  '%j is not a quantity, and stays so that the page can report it',
  (qty) => {
    const state = readListing({ wd: 'ne555', qty: ` ${qty} ` })
    expect(state).toMatchObject({ quantity: null, invalidQuantity: qty })
    expect(listingHref(state)).toBe(`/s?wd=ne555&qty=${qty}`)
  },
)

test('a category list has the address of its category, and a search has the address of the search page', () => {
  expect(stateHref(readListing({}))).toBe('/s')
  expect(stateHref(readListing({ wd: 'ne555', page: '3' }))).toBe('/s?wd=ne555&page=3')
  expect(stateHref(readListing({ category: 'resistors' }))).toBe('/category/resistors')
})

test('full-width letters from a Japanese keyboard are the same letters', () => {
  expect(readListing({ wd: 'ＮＥ５５５' }).query).toBe('NE555')
})

test('removing the filters keeps the search term, the category, the sort order and the quantity', () => {
  const state = readListing(everything)
  expect(hasActiveFilters(state)).toBe(true)
  expect(listingHref(state, withoutFilters)).toBe(
    '/s?wd=100nF+0402&category=ceramic-capacitors&sort=price_asc&qty=1000',
  )
  expect(hasActiveFilters({ ...state, ...withoutFilters })).toBe(false)
})

test('selecting a value adds it, selecting it again removes it', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

test('the request to the shop has only the selected filters', () => {
  expect(toSearchFilter(readListing({ category: 'resistors', in_stock: '1' }))).toEqual({
    categorySlug: 'resistors',
    manufacturerIds: null,
    parameters: null,
    packagings: null,
    lifecycleStatuses: null,
    inStock: true,
    rohsCompliant: null,
  })
})

test.each([
  ['frequency', '14.31818MHz'],
  ['frequency', '3.579545MHz'],
  ['frequency', '4.194304MHz'],
  ['frequency', '1.000000005MHz'],
  ['power', '1/3W'],
  ['capacitance', '1/30uF'],
  ['memory', '1000001B'],
])('the shop finds the %s %s with the links of the list too', (key, typed) => {
  const toMin = (state: ReturnType<typeof readListing>) => toSearchFilter(state).parameters?.[0]?.min ?? NaN
  const state = readListing({ [`p.${key}.min`]: typed })
  const { searchParams } = new URL(listingHref(state, { isInStock: true }), 'http://localhost')
  const read = toMin(readListing(Object.fromEntries(searchParams)))
  // The shop widens ranges by 1e-9.
  expect(Math.abs(read / toMin(state) - 1)).toBeLessThan(1e-9)
})

test('search engines index the pages of a category or a manufacturer, but no filtered list', () => {
  const toHead = (params: SearchParams) =>
    listHead('/category/resistors', readListing(params, { category: 'resistors' }))
  expect(listHead('/category/resistors', undefined)).toEqual({ href: '/category/resistors' })
  expect(toHead({ page: '3' })).toEqual({ href: '/category/resistors?page=3', pageNumber: 3 })
  expect(toHead({ page: '1', utm: 'x' })).toEqual({ href: '/category/resistors', pageNumber: 1 })
  expect(toHead({ page: '3', rohs: '1' })).toEqual({ href: '/category/resistors', isIndexed: false })
  const manufacturer = { id: '7', slug: 'murata' }
  expect(listHead('/manufacturer/murata', readListing({ page: '2' }, { manufacturer }))).toEqual({
    href: '/manufacturer/murata?page=2',
    pageNumber: 2,
  })
})
