import { expect, it } from 'vitest'
import { buildPartKinds, listTranslations } from './part-kinds.ts'

const kinds = buildPartKinds([
  { english: 'Linear regulator', names: ['Linearregler', '线性稳压器'] },
  { english: 'Linear regulator, negative', names: ['Linearregler, negativ', '线性稳压器，负压'] },
  { english: 'Battery fuel gauge', names: ['Ladestandsanzeiger', '电池电量计'] },
])

it.each([
  ['Ladestandsanzeiger', 'Battery fuel gauge '],
  ['电池电量计 SOT-23', 'Battery fuel gauge SOT-23'],
  ['Linearreglern 5V', 'Linear regulator 5V'],
  ['Ladestandsanzeiger rot', 'Battery fuel gauge red'],
  ['negativ Linearregler', 'Linear regulator, negative '],
])('%s is in English %s', (text, english) => {
  expect(listTranslations(text, kinds)[0]).toBe(english)
})

it.each(['unobtainium', 'RC0603FR-0710KL', 'resistor 10k'])('%s has no translation', (text) => {
  expect(listTranslations(text, kinds)).toEqual([])
})
