import { describe, expect, it } from 'vitest'
import { parseSpan } from './spans.ts'
import { createWordBook } from './words.ts'

const packages = [
  '0402',
  'SOT-23',
  'SOT-23-5',
  'DIP-8',
  'QFN-32 (5 × 5 mm)',
  'Axial DO-35',
  'SMD 3225-4',
  'TO-3-2',
  'MiniMELF',
  '0603',
  '1210',
  'SOIC-8',
  'SC-70-5',
  'TO-252-3',
  'TO-252-5',
  'TO-263-3',
  'DO-214AC (SMA)',
]
const book = createWordBook([
  ...packages.map((value) => ({ key: 'package', value })),
  { key: 'dielectric', value: 'X7R' },
  { key: 'dielectric', value: 'C0G' },
  { key: 'polarity', value: 'N' },
  { key: 'interface', value: 'I²C' },
])

describe('a word', () => {
  it.each([
    ['0402', ['0402']],
    ['SOT23', ['SOT-23', 'SOT-23-5']],
    ['SOT235', ['SOT-23-5']],
    ['DIP8', ['DIP-8']],
    ['QFN32', ['QFN-32 (5 × 5 mm)']],
    ['DO35', ['Axial DO-35']],
    ['3225', ['SMD 3225-4', '1210']],
    ['1608', ['0603']],
    ['0603', ['0603']],
    ['SO-8', ['SOIC-8']],
    ['SO8', ['SOIC-8']],
    ['sop-8', ['SOIC-8']],
    ['PDIP-8', ['DIP-8']],
    ['SOT-353', ['SC-70-5']],
    ['TO252', ['TO-252-3', 'TO-252-5']],
    ['DPAK', ['TO-252-3']],
    ['D-PAK', ['TO-252-3']],
    ['D2PAK', ['TO-263-3']],
    ['TO3', ['TO-3-2']],
    ['MINIMELF', ['MiniMELF']],
    ['X7R', ['X7R']],
    ['NP0', ['C0G']],
    ['COG', ['C0G']],
    ['I2C', ['I²C']],
  ])('%s means %j', (word, values) => {
    expect(book.get(word)?.values).toEqual(values)
  })

  it.each(['N', '5', '32', 'MM', 'AXIAL', 'SMD', 'SOT', 'X7', 'SMA', 'LM358/SO8', 'SO-8-LM358'])(
    '%s means nothing',
    (word) => {
      expect(book.get(word)).toBeUndefined()
    },
  )
})

describe('a range in a data sheet', () => {
  it.each([
    ['−40 to +85 °C', [-40, 85]],
    ['0 to +70 °C', [0, 70]],
    ['−55 to −10 °C', [-55, -10]],
    ['2–5.5 V', [2, 5.5]],
    ['1.8–3.6 V', [1.8, 3.6]],
    ['1–10 kHz', [1000, 10_000]],
  ])('%s has the ends %j', (text, ends) => {
    expect(parseSpan(text)).toEqual(ends)
  })

  it.each(['5 V', 'X7R', '110–220', 'AWG 30–22', '300–1100 hPa', '0–360°', '5–2 V', ''])('%j is no range', (text) => {
    expect(parseSpan(text)).toBeNull()
  })
})
