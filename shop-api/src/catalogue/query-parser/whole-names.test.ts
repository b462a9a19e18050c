import { expect, it } from 'vitest'
import { toPartialNames } from './whole-names.ts'

it.each([
  ['Crystals and resonators', [['crystals'], ['resonators']]],
  ['压敏电阻和放电管', [['压敏电阻'], ['放电管']]],
  ['薄膜與厚膜', [['薄膜'], ['厚膜']]],
  ['钽电容', []],
])('%s has the partial names %j', (name, forms) => {
  expect(toPartialNames([name]).map((each) => each.forms)).toEqual(forms)
})
