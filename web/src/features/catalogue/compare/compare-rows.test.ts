import { expect, test } from 'vitest'
import { comparedParameters, isDifferent, findParameterValue } from './compare-rows.ts'

const part = (parameters: Record<string, string>) => ({
  parameters: Object.entries(parameters).map(([key, displayValue]) => ({ key, name: key.toUpperCase(), displayValue })),
})

test('every parameter of any part is compared, in the order of the part with the most parameters', () => {
  const parts = [part({ voltage: '16 V' }), part({ capacitance: '100 nF', voltage: '25 V', height: '1 mm' })]
  const parameters = comparedParameters(parts)
  expect(parameters.map(({ name }) => name)).toEqual(['CAPACITANCE', 'VOLTAGE', 'HEIGHT'])
  expect(parameters.map(({ key }) => parts.map((each) => findParameterValue(each, key)))).toEqual([
    [null, '100 nF'],
    ['16 V', '25 V'],
    [null, '1 mm'],
  ])
})

test.each([
  [['16 V', '16 V'], false],
  [['16 V', '25 V'], true],
  [['16 V', null], true],
  [['16 V'], false],
  [
    [
      [1, 2],
      [1, 2],
    ],
    false,
  ],
])('%j differs: %s', (values, differs) => {
  expect(isDifferent(values)).toBe(differs)
})
