import { expect, test } from 'vitest'
import { findChosen, type DetectedFilter } from './facet-choice.ts'
import { readListing } from '../listing-state.ts'
import { parameterOptions } from './parameter-options.ts'

const value = (filterValue: string, amount: number | null) => ({
  displayValue: `Wert ${filterValue}`,
  filterValue,
  value: amount,
  count: 1,
})
const facet = { key: 'resistance', values: [value('4.7 kΩ', 4700), value('4.7 kΩ', 4701), value('10 kΩ', 10_000)] }
const readOptions = (address: Record<string, string>, detected: DetectedFilter[] = []) =>
  parameterOptions(facet, findChosen(readListing({ wd: 'resistor', ...address }), detected, 'resistance'))

test('two numbers with the same text are two options', () => {
  expect(new Set(readOptions({}).map(({ id }) => id)).size).toBe(3)
})

test('the link of a selected value removes it, the links of other values add them', () => {
  const [first, second, other] = readOptions({ 'p.resistance': '4.7 kΩ' })
  expect([first?.isOn, second?.isOn, other?.isOn]).toEqual([true, true, false])
  expect(first?.href).toBe('/s?wd=resistor')
  expect(other?.href).toBe('/s?wd=resistor&p.resistance=4.7+k%CE%A9&p.resistance=10+k%CE%A9')
})

test('a filter that was read as one number selects that number only', () => {
  const detected = { key: 'resistance', min: 4701, max: 4701, values: [], unit: 'Ω', queryWithout: null }
  expect(readOptions({}, [detected]).map(({ isOn }) => isOn)).toEqual([false, true, false])
})
