import { describe, expect, it } from 'vitest'
import { parseAmounts } from './amounts.ts'
import {
  buildColumnNames,
  buildManufacturerNames,
  findManufacturerIds,
  findManufacturers,
} from './manufacturer-names.ts'

const manufacturers = [
  { id: 1, slug: 'texas-instruments', name: 'Texas Instruments' },
  { id: 2, slug: 'murata', name: 'Murata' },
  { id: 3, slug: 'wurth-elektronik', name: 'Würth Elektronik' },
  { id: 4, slug: 'micro-crystal', name: 'Micro Crystal' },
  { id: 5, slug: 'micro-power', name: 'Micro Power' },
  { id: 6, slug: 'diodes-incorporated', name: 'Diodes Incorporated' },
  { id: 7, slug: 'alpha-omega', name: 'Alpha & Omega Semiconductor' },
  { id: 8, slug: 'stmicroelectronics', name: 'STMicroelectronics' },
  { id: 9, slug: 'c-and-k', name: 'C&K' },
]
const book = buildManufacturerNames(manufacturers, new Set(['DIODES']))
const read = (text: string) =>
  findManufacturers(text, parseAmounts(text).words, book).map(({ start, end, id }) => [text.slice(start, end), id])

describe('a manufacturer', () => {
  it.each([
    ['murata', [['murata', 2]]],
    ['Texas', [['Texas', 1]]],
    ['texas instruments LM358', [['texas instruments', 1]]],
    ['TI LM358', [['TI', 1]]],
    ['LM358 ti', [['ti', 1]]],
    ['st stm32f103', [['st', 8]]],
    ['WURTH', [['WURTH', 3]]],
    ['Würth Elektronik 100uF', [['Würth Elektronik', 3]]],
    ['alpha & omega', [['alpha & omega', 7]]],
    ['AOS mosfet', [['AOS', 7]]],
    ['C&K switch', [['C&K', 9]]],
    [
      'Murata, TI',
      [
        ['Murata', 2],
        ['TI', 1],
      ],
    ],
    ['Diodes Inc rectifier', [['Diodes Inc', 6]]],
  ])('is read from %s', (text, found) => {
    expect(read(text)).toEqual(found)
  })

  it.each([
    ['the beginning of several names', 'micro'],
    ['a beginning that is a word of descriptions', 'diodes'],
    ['a piece of a word', 'muratas'],
    ['an amount between', 'Texas 5V Instrument'],
    ['a part number', 'TIP31C'],
    ['no word at all', '& -'],
  ])('is not read from %s', (what, text) => {
    expect(read(text)).toEqual(what === 'an amount between' ? [['Texas', 1]] : [])
  })
})

it('in a column of manufacturers, a short name of two companies is either', () => {
  const names = buildColumnNames([
    { id: 10, slug: 'advanced-monolithic-systems', name: 'Advanced Monolithic Systems' },
    { id: 11, slug: 'ams-osram', name: 'ams-OSRAM' },
  ])
  expect(findManufacturerIds('AMS', names)).toEqual(new Set([10, 11]))
})
