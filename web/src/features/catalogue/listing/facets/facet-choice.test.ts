import { expect, test } from 'vitest'
import {
  choiceText,
  detectedText,
  findChosen,
  withDisplayValues,
  withoutDetected,
  type DetectedFilter,
} from './facet-choice.ts'
import { listingHref, readListing, withParameterChoice } from '../listing-state.ts'

const detect = (over: Partial<DetectedFilter>): DetectedFilter => ({
  key: 'capacitance',
  min: null,
  max: null,
  values: [],
  unit: null,
  queryWithout: null,
  ...over,
})
const searched = readListing({ wd: '100nF 16V X7R', in_stock: '1' })
const capacitance = detect({ min: 1e-7, max: 1e-7, unit: 'F', queryWithout: '16V X7R' })
const dielectric = detect({ key: 'dielectric', values: ['X7R'], queryWithout: '100nF 16V' })

test('removing a filter that was read from typed words removes those words and nothing else', () => {
  expect(listingHref(withoutDetected(searched, capacitance))).toBe('/s?wd=16V+X7R&in_stock=1')
})

test('removing a filter that was read from the whole query leaves no query', () => {
  expect(listingHref(withoutDetected(searched, detect({ queryWithout: null })))).toBe('/s?in_stock=1')
})

test('a single remaining letter is not searched for', () => {
  expect(withoutDetected(searched, detect({ queryWithout: 'X' })).query).toBe('')
})

test('another value replaces the typed one', () => {
  const { choice, rest } = findChosen(searched, [capacitance, dielectric], 'dielectric')
  expect(choice.values).toEqual(['X7R'])
  expect(listingHref(withParameterChoice(rest, { ...choice, values: ['X7R', 'X5R'] }))).toBe(
    '/s?wd=100nF+16V&p.dielectric=X7R&p.dielectric=X5R&in_stock=1',
  )
})

test('a filter in the address takes precedence over typed words', () => {
  const both = readListing({ wd: '100nF', 'p.capacitance': '220 nF' })
  const { choice, rest } = findChosen(both, [capacitance], 'capacitance')
  expect(choice.values).toEqual(['220 nF'])
  expect(listingHref(rest)).toBe('/s?wd=100nF')
})

test('a parameter without a chosen value does not change the list', () => {
  const { choice, rest } = findChosen(searched, [capacitance], 'tolerance')
  expect(choiceText(choice, 'en')).toBe('')
  expect(listingHref(rest)).toBe(listingHref(searched))
})

test.each([
  [{ min: 1e-8, max: 1e-6, unit: 'F' }, '10 nF – 1 µF'],
  [{ min: 16, unit: 'V' }, '≥ 16 V'],
  [{ max: 5, unit: '%' }, '≤ 5 %'],
  [{ min: 1e-7, max: 1e-7, unit: 'F' }, '100 nF'],
  [{ values: ['X7R', 'X5R'] }, 'X7R, X5R'],
])('%o is shown as %s', (over, text) => {
  expect(detectedText(detect(over), [], 'en')).toBe(text)
})

test('a selected value is shown in the language of the page', () => {
  const facets = [{ key: 'interface', values: [{ filterValue: 'Parallel', displayValue: '并行' }] }]
  const choice = { key: 'interface', values: ['Parallel', 'SPI'], min: null, max: null }
  expect(choiceText(withDisplayValues(choice, facets), 'zh')).toBe('并行, SPI')
})
