import { expect, test } from 'vitest'
import { parameterColumns } from './parameter-columns.ts'

const row = (...keys: string[]) => ({ parameters: keys.map((key) => ({ key, name: key.toUpperCase() })) })

test('rows of one kind are compared by the first parameters that all of them have', () => {
  const rows = [row('resistance', 'tolerance', 'power', 'voltage'), row('resistance', 'power', 'tolerance', 'turns')]
  expect(parameterColumns(rows).map(({ key }) => key)).toEqual(['resistance', 'tolerance', 'power'])
})

test('rows of different kinds have no columns in common, even where they share a parameter', () => {
  expect(parameterColumns([row('resistance', 'tolerance'), row('capacitance', 'tolerance')])).toEqual([])
})

test('an empty page has none', () => {
  expect(parameterColumns([])).toEqual([])
})
