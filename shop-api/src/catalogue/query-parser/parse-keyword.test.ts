import { describe, expect, it } from 'vitest'
import type { Attribute } from '../wording/attributes.ts'
import { buildManufacturerNames } from './manufacturer-names.ts'
import { parseKeyword, removeWords } from './parse-keyword.ts'
import { createWordBook } from './words.ts'

const attribute = (key: string, unit: string | null, reading: Attribute['reading'], id: number): Attribute => ({
  id,
  key,
  name: key,
  unit,
  isNumeric: unit !== null,
  reading,
})
const attributes = new Map(
  [
    attribute('capacitance', 'F', 'exact', 1),
    attribute('inductance', 'H', 'exact', 2),
    attribute('absolute_tolerance', 'F', 'tolerance', 3),
    attribute('tolerance', '%', 'tolerance', 4),
    attribute('voltage', 'V', 'at_least', 5),
    attribute('output_voltage', 'V', 'exact', 6),
    attribute('dropout_voltage', 'V', null, 7),
    attribute('on_resistance', 'Ω', 'at_most', 8),
    attribute('flash', 'B', 'exact', 9),
    attribute('memory_size', 'bit', 'exact', 10),
  ].map((each) => [each.key, each]),
)
const book = createWordBook([
  { key: 'package', value: '0201' },
  { key: 'package', value: '0402' },
  { key: 'package', value: 'SOIC-8' },
  { key: 'package', value: 'Fuse 5 × 20 mm' },
  { key: 'dielectric', value: 'X7R' },
])
const books = { book, manufacturers: buildManufacturerNames([], new Set()) }
const readValues = (text: string) =>
  parseKeyword(text, attributes, books).typedValues.map(({ requestedValues }) => requestedValues)
/** Beside words of a category. */
const readValuesOfKind = (text: string) =>
  parseKeyword(text, attributes, books, { categories: { words: [], isFuse: false } }).typedValues.map(
    ({ requestedValues }) => requestedValues,
  )
const exactly = (key: string, value: number) => ({ key, min: value, max: value })

describe('the values that typed ones may stand for', () => {
  it('include every attribute of the unit, ratings as a minimum, in the order of the attributes', () => {
    expect(readValues('5V')).toEqual([[{ key: 'voltage', min: 5, max: null }, exactly('output_voltage', 5)]])
    expect(readValues('-5V')).toEqual([[{ key: 'voltage', min: null, max: -5 }, exactly('output_voltage', -5)]])
    expect(readValues('100n')).toEqual([[exactly('capacitance', 1e-7), exactly('inductance', 1e-7)]])
  })

  it.each(['0402/100nF/X7R', 'X7R/100nF/0402', '100nF|0402|X7R'])('are those of each piece of %s', (text) => {
    expect(new Set(readValues(text).map(([requested]) => requested?.key))).toEqual(
      new Set(['capacitance', 'dielectric', 'package']),
    )
  })

  it.each(['MCP4921-E/P', 'X7R/UNKNOWN', '74HC00/X7R'])('are none in a word with an unknown piece: %s', (text) => {
    expect(readValues(text)).toEqual([])
  })

  it('include a maximum only for a kind of parts', () => {
    expect(readValues('20mOhm')).toEqual([])
    expect(readValuesOfKind('mosfet 20 mOhm')).toEqual([[{ key: 'on_resistance', min: null, max: 0.02 }]])
  })

  it('include a range as typed, also of a rating', () => {
    expect(readValues('3-5V')[0]?.[0]).toEqual({ key: 'voltage', min: 3, max: 5 })
    expect(readValues('<=5V')[0]?.[0]).toEqual({ key: 'voltage', min: null, max: 5 })
  })

  it('include a tolerance where it is written as one or has no other unit', () => {
    expect(readValues('±0.25pF')).toEqual([[exactly('absolute_tolerance', 2.5e-13)]])
    expect(readValues('0.25pF')).toEqual([[exactly('capacitance', 2.5e-13)]])
    expect(readValues('5%')).toEqual([[exactly('tolerance', 5)]])
  })

  it('include words of attributes and packages, in the order of the keyword', () => {
    expect(readValues('0402 100nF X7R')).toEqual([
      [{ key: 'package', values: ['0402'] }],
      [exactly('capacitance', 1e-7)],
      [{ key: 'dielectric', values: ['X7R'] }],
    ])
  })

  it.each([
    ['1005 metric 100nF', '0402'],
    ['100nF 1005M', '0402'],
    ['100nF 1005', '0402'],
    ['100nF 0402 (1005 metric)', '0402'],
    ['100nF 0603 metric', '0201'],
    ['100nF 0402 M', '0402'],
    ['100nF 0603 métrique', '0201'],
    ['100nF SO-8', 'SOIC-8'],
    ['SO8 100nF', 'SOIC-8'],
  ])('include the package by its other names: %s', (text, name) => {
    const values = readValues(text)
    expect(values).toHaveLength(2)
    expect(values).toContainEqual([exactly('capacitance', 1e-7)])
    expect(values).toContainEqual([{ key: 'package', values: [name] }])
  })

  it.each(['GRM1005M', '4700 metric', '1005MHZ-1608MA'])('include no size in %s', (text) => {
    expect(readValues(text)).toEqual([])
  })

  it.each(['5x20mm 5V', '5 x 20 5V', '5V 5*20'])('include the packages of these dimensions: %s', (text) => {
    expect(readValues(text)).toContainEqual([{ key: 'package', values: ['Fuse 5 × 20 mm'] }])
    expect(readValues(text)).toHaveLength(2)
  })

  it('include no dimensions that no package has', () => {
    expect(readValues('5x21')).toEqual([])
  })

  it('are bits for Mb, and bytes or eight times as many bits for MB', () => {
    expect(readValues('64Mb')).toEqual([[exactly('memory_size', 2 ** 26)]])
    expect(readValues('16MB')).toEqual([[exactly('flash', 2 ** 24), exactly('memory_size', 2 ** 27)]])
  })

  it.each(['high voltage', 'high-voltage', 'Hochspannungs-', '高压', '高压电容', 'haute tension'])(
    'are ratings from 500 V on for %s of a kind of parts',
    (text) => {
      expect(readValues(text)).toEqual([])
      expect(readValuesOfKind(text)).toEqual([
        [
          { key: 'voltage', min: 500, max: null },
          { key: 'output_voltage', min: 500, max: null },
        ],
      ])
    },
  )

  it('are those of a typed voltage alone beside such a word', () => {
    expect(readValuesOfKind('high-voltage 1kV')).toEqual(readValues('1kV'))
  })

  it('are none for a unit without an attribute', () => {
    expect(readValues('10 kHz')).toEqual([])
  })
})

describe('a keyword without its values', () => {
  it.each([
    ['100nF 16V X7R', ['16V'], '100nF X7R'],
    ['100nF 16V X7R', ['100nF', '16V', 'X7R'], ''],
    ['100nF/16V, X7R', ['16V'], '100nF/ , X7R'],
    ['zener, 5V1', ['5V1'], 'zener'],
    ['(100nF)', ['100nF'], ''],
  ])('%s without %j is %j', (text, words, rest) => {
    const ranges = words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }))
    expect(removeWords(text, ranges)).toBe(rest)
  })
})
