import { expect, test } from 'vitest'
import { readListing } from '../listing/listing-state.ts'
import { isCheckedAtFirst, similarField, similarHref } from './similar.ts'

const capacitance = { key: 'capacitance', filterValue: '100 nF' }
const supply = { key: 'supply_voltage', filterValue: '4.5–16 V' }

const readParams = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://shop.example')
  return { pathname, params: readListing(Object.fromEntries(searchParams)) }
}

test('a value links to its category page with the value as a filter', () => {
  const { pathname, params } = readParams(similarHref('timers', supply))
  expect(pathname).toBe('/category/timers')
  expect(params).toMatchObject({ parameters: [{ key: 'supply_voltage', values: ['4.5–16 V'] }] })
})

test('without a category, the link filters the whole catalog', () => {
  expect(readParams(similarHref(null, capacitance)).params).toMatchObject({
    category: null,
    parameters: [{ key: 'capacitance', values: ['100 nF'] }],
  })
})

test('a checkbox is a form field that the list reads', () => {
  const { name, value } = similarField(capacitance)
  expect(readListing({ [name]: value }).parameters).toEqual([
    { key: 'capacitance', values: ['100 nF'], min: null, max: null },
  ])
})

test('the first parameter and the package are checked at first', () => {
  expect(['core', 'flash', 'package'].map(isCheckedAtFirst)).toEqual([true, false, true])
})
