import { describe, expect, test } from 'vitest'
import { translateDescription } from './description.ts'
import { createValueFormat } from './values.ts'
import { createPartWriter } from './wording.ts'

const words = new Map([
  ['Header', 'Stiftleiste'],
  ['Shrouded header', 'Wannenstiftleiste'],
  ['RA', 'abgewinkelt'],
  ['Parallel', 'паралл.'],
])
const range = { de: '{from} bis {to}', ru: '{from}…{to}', zh: '{from}～{to}', ar: '{from}…{to}', fr: '{from} à {to}' }
const format = (lang: keyof typeof range) => createValueFormat(lang, range[lang], words)

test.each([
  ['de', '−55 to +125 °C', '−55 bis +125 °C'],
  ['de', '1.8–5.5 V', '1,8–5,5 V'],
  ['de', '±1 %', '±1\u00a0%'],
  ['zh', '±1 %', '±1%'],
  ['ar', '±1 %', '±1%'],
  ['zh', '−55 to +125 °C', '−55～+125 °C'],
  ['ru', '4.7 kΩ', '4,7 кОм'],
  ['ru', '100 nF', '100 нФ'],
  ['ru', '10 µH', '10 мкГн'],
  ['ru', '16 MHz', '16 МГц'],
  ['ru', '64 KB', '64 КБ'],
  ['ru', '20 Mbit/s', '20 Мбит/с'],
  ['ru', '0–360°', '0–360°'],
  ['ru', 'Parallel', 'паралл.'],
  ['fr', '64 KB', '64 Ko'],
  ['fr', '16 Mbit', '16 Mbit'],
  ['fr', 'Wi-Fi 4, Bluetooth 4.2', 'Wi-Fi 4, Bluetooth 4.2'],
  ['fr', '1-Wire', '1-Wire'],
  ['ru', '128K × 8', '128K × 8'],
  ['ru', 'AWG 24–18', 'AWG 24–18'],
] as const)('in %s the value %s is %s', (lang, stored, expected) => {
  expect(format(lang).formatValue(stored)).toBe(expected)
})

test.each([
  ['de', '0402', '0402'],
  ['de', 'SOT-23-5', 'SOT-23-5'],
  ['de', 'Header 1×02 2.00 mm', 'Stiftleiste 1×02 2,00 mm'],
  ['de', 'Shrouded header 2×01 3.00 mm RA', 'Wannenstiftleiste 2×01 3,00 mm abgewinkelt'],
  ['ru', 'QFN-24 (4 × 4 mm)', 'QFN-24 (4 × 4 мм)'],
] as const)('in %s the package %s is %s', (lang, stored, expected) => {
  expect(format(lang).formatPackage(stored)).toBe(expected)
})

describe('a description in German', () => {
  const translate = (description: string, packageName: string, ...displays: string[]) =>
    translateDescription(
      { description, package: packageName, params: displays.map((display) => ({ display })) },
      {
        kinds: new Map([
          ['Crystal', 'Quarz'],
          ['Crystal oscillator', 'Quarzoszillator'],
        ]),
        patterns: new Map([['load', 'Lastkapazität {value}']]),
        ...format('de'),
      },
    )

  test('has the kind, the values with their terms, and the package', () => {
    const stored = 'Crystal 16 MHz ±20 ppm 18 pF load SMD 3225-4'
    expect(translate(stored, 'SMD 3225-4', '16 MHz', '±20 ppm', '18 pF', '−20 to +70 °C')).toBe(
      'Quarz 16 MHz ±20 ppm Lastkapazität 18 pF SMD 3225-4',
    )
  })
  test('has the longest kind that is known', () => {
    expect(translate('Crystal oscillator 1.8 MHz SMD', 'SMD', '1.8 MHz')).toBe('Quarzoszillator 1,8 MHz SMD')
  })
  test('does not confuse a number with the beginning of another value', () => {
    expect(translate('Crystal 1 mm SMD', 'SMD', '1', '1 mm')).toBe('Quarz 1 mm SMD')
    expect(translate('Crystal 1.5 mm SMD', 'SMD', '1', '1.5 mm')).toBe('Quarz 1,5 mm SMD')
  })
  test('leaves out nothing that is unknown', () => {
    expect(translate('Crystal 16 MHz for clocks 5 V load SMD', 'SMD', '16 MHz', '5 V')).toBe(
      'Quarz 16 MHz for clocks 5 V load SMD',
    )
    expect(translate('Crystals by weight', '', '1 g')).toBe('Crystals by weight')
    expect(translate('Sand 16 MHz', 'SMD', '16 MHz')).toBe('Sand 16 MHz')
  })
})

test('a description in a language from right to left has its values in left-to-right isolates', () => {
  const texts = {
    part_kind: new Map([['LDO regulator', 'منظم LDO']]),
    value_pattern: new Map([['in', 'دخل {value}']]),
    value_word: new Map([['Header', 'صف دبابيس']]),
  }
  const part = {
    description: 'LDO regulator 1 V 6 V in SOT-23-5',
    package: 'SOT-23-5',
    params: [{ display: '1 V' }, { display: '6 V' }],
  }
  const { describe: write, formatPackage, formatValue } = createPartWriter('ar', texts)
  expect(formatPackage('Header 1×10 2.54 mm')).toBe('صف دبابيس \u20661×10 2.54 mm\u2069')
  expect(formatValue('100 nF')).toBe('100 nF')
  expect(write(part)).toBe('منظم \u2066LDO 1 V\u2069 دخل \u20666 V SOT-23-5\u2069')
  const german = createPartWriter('de', { ...texts, part_kind: new Map([['LDO regulator', 'LDO-Regler']]) })
  expect(german.describe({ ...part, description: 'LDO regulator 1 V' })).toBe('LDO-Regler 1 V')
})
