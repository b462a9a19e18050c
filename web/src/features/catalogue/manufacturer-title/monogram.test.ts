import { expect, test } from 'vitest'
import { createMonogram } from './monogram.ts'

test.each([
  ['Texas Instruments', 'TI'],
  ['C&K', 'CK'],
  ['u-blox', 'UB'],
  ['Würth Elektronik', 'WE'],
  ['STMicroelectronics', 'ST'],
  ['onsemi', 'on'],
  ['TDK', 'TDK'],
  ['KEMET', 'KE'],
  ['Murata', 'Mu'],
  ['WIZnet', 'WI'],
  ['村田製作所', '村田'],
])('%s is %s', (name, wanted) => {
  expect(createMonogram(name)).toBe(wanted)
})
