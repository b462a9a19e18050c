import { expect, test } from 'vitest'
import { parameterColumns } from './parameter-columns.ts'

const row = (...keys: string[]) => ({
  parameters: keys.map((key) => ({ key, name: key.toUpperCase(), displayValue: '1' })),
})
const columns = (...rows: ReturnType<typeof row>[]) => parameterColumns(rows).map(({ key }) => key)

test('rows of one kind are compared by the first parameters that they share', () => {
  expect(
    columns(row('resistance', 'tolerance', 'power', 'voltage'), row('resistance', 'tolerance', 'power', 'turns')),
  ).toEqual(['resistance', 'tolerance', 'power'])
})

test('a parameter that one row in ten lacks is a column, one that half of the rows lack is not', () => {
  const resistor = row('resistance', 'tolerance', 'power')
  expect(columns(row('resistance', 'power'), ...Array.from({ length: 9 }, () => resistor))).toEqual([
    'resistance',
    'tolerance',
    'power',
  ])
  expect(columns(row('resistance', 'power'), resistor)).toEqual(['resistance', 'power'])
})

test('rows of different kinds have no columns in common, even where they share a parameter', () => {
  expect(columns(row('resistance', 'tolerance'), row('capacitance', 'tolerance'))).toEqual([])
})

test('an empty page, and rows without parameters, have none', () => {
  expect(columns()).toEqual([])
  expect(columns(row(), row())).toEqual([])
})

test('requested parameters come before the others, in the usual order', () => {
  const rows = [row('capacitance', 'tolerance', 'height', 'voltage', 'dielectric')]
  expect(parameterColumns(rows, ['dielectric', 'voltage', 'package']).map(({ key }) => key)).toEqual([
    'capacitance',
    'voltage',
    'dielectric',
  ])
})

test('a parameter with one value in all rows gives way to those that differ', () => {
  const values = (...texts: string[]) => ({
    parameters: ['capacitance', 'dielectric', 'voltage', 'tolerance', 'height'].map((key, at) => ({
      key,
      name: key,
      displayValue: texts[at] ?? '',
    })),
  })
  const rows = [values('100 nF', 'X7R', '16 V', '±10 %', '0.5 mm'), values('100 nF', 'X7R', '25 V', '±5 %', '0.5 mm')]
  const requested = ['capacitance', 'dielectric', 'voltage']
  expect(parameterColumns(rows, requested).map(({ key }) => key)).toEqual(['capacitance', 'voltage', 'tolerance'])
  expect(parameterColumns(rows.slice(0, 1), requested).map(({ key }) => key)).toEqual(requested)
})
