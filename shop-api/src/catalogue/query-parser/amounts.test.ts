import { describe, expect, it } from 'vitest'
import { parseAmounts } from './amounts.ts'
import { tidy } from '../tidy.ts'

const read = (keyword: string) => {
  const text = tidy(keyword)
  return parseAmounts(text).amounts.map(({ start, end, units, min, max, isPlusMinus }) => ({
    text: text.slice(start, end),
    units: units.join('|'),
    range: [min, max],
    isPlusMinus,
  }))
}

describe('an amount', () => {
  it.each([
    ['100nF', 'F', 1e-7],
    ['100 nF', 'F', 1e-7],
    ['100NF', 'F', 1e-7],
    ['0.1uF', 'F', 1e-7],
    ['0,1 µF', 'F', 1e-7],
    ['.1μF', 'F', 1e-7],
    ['4.7uF', 'F', 4.7e-6],
    ['1000µF', 'F', 1e-3],
    ['2p2F', 'F', 2.2e-12],
    ['100n', 'F|H', 1e-7],
    ['4u7', 'F|H', 4.7e-6],
    ['4,700 pF', 'F', 4.7e-9],
    ['１００ｎＦ', 'F', 1e-7],
    ['١٠٠nF', 'F', 1e-7],
    ['۴٫۷uF', 'F', 4.7e-6],
    ['100нФ', 'F', 1e-7],
    ['10 мкФ', 'F', 1e-5],
    ['10uH', 'H', 1e-5],
    ['4.7mH', 'H', 4.7e-3],
    ['10k', 'Ω', 1e4],
    ['10K', 'Ω', 1e4],
    ['4k7', 'Ω', 4700],
    ['4K7', 'Ω', 4700],
    ['4k99', 'Ω', 4990],
    ['4.7kohm', 'Ω', 4700],
    ['4.7 kOhms', 'Ω', 4700],
    ['10 kΩ', 'Ω', 1e4],
    ['10кОм', 'Ω', 1e4],
    ['10K ohm', 'Ω', 1e4],
    ['4k7 Ω', 'Ω', 4700],
    ['10к', 'Ω', 1e4],
    ['4к7', 'Ω', 4700],
    ['100н', 'F|H', 1e-7],
    ['.47u', 'F|H', 4.7e-7],
    [',7pF', 'F', 7e-13],
    ['1meg', 'Ω', 1e6],
    ['1Meg', 'Ω', 1e6],
    ['2.2MEG', 'Ω', 2.2e6],
    ['10 k', 'Ω', 1e4],
    ['4.7 K', 'Ω', 4700],
    ['10 K ohm', 'Ω', 1e4],
    ['1 M', 'Ω', 1e6],
    ['1 Meg', 'Ω', 1e6],
    ['4.7R', 'Ω', 4.7],
    ['10R', 'Ω', 10],
    ['4R7', 'Ω', 4.7],
    ['0R', 'Ω', 0],
    ['0R005', 'Ω', 0.005],
    ['R047', 'Ω', 0.047],
    ['1M', 'Ω', 1e6],
    ['2M2', 'Ω', 2.2e6],
    ['1megohm', 'Ω', 1e6],
    ['500µΩ', 'Ω', 5e-4],
    ['500 uOHMS', 'Ω', 5e-4],
    ['10 KOHMS', 'Ω', 1e4],
    ['10 мс', 's', 0.01],
    ['100 أوم', 'Ω', 100],
    ['10kオーム', 'Ω', 1e4],
    ['4k7옴', 'Ω', 4700],
    ['٥٪', '%', 5],
    ['5 мкд', 'cd', 0.005],
    ['12 فولت', 'V', 12],
    ['+85°С', '°C', 85],
    ['10mΩ', 'Ω', 0.01],
    ['10 MOHM', 'Ω', 1e7],
    ['1%', '%', 1],
    ['0,5 %', '%', 0.5],
    ['1/4W', 'W', 0.25],
    ['¼W', 'W', 0.25],
    ['0.25W', 'W', 0.25],
    ['250mW', 'W', 0.25],
    ['16V', 'V', 16],
    ['16 VDC', 'V', 16],
    ['6.3V', 'V', 6.3],
    ['3V3', 'V', 3.3],
    ['+5V', 'V', 5],
    ['-12V', 'V', -12],
    ['500mA', 'A', 0.5],
    ['2 A', 'A', 2],
    ['16MHz', 'Hz', 1.6e7],
    ['16mhz', 'Hz', 1.6e7],
    ['32.768kHz', 'Hz', 32768],
    ['64KB', 'B', 65536],
    ['16Mbit', 'bit', 2 ** 24],
    ['12-bit', 'bit', 12],
    ['64Mb', 'bit', 2 ** 26],
    ['256kb', 'bit', 2 ** 18],
    ['16 位', 'bit', 16],
    ['16 ビット', 'bit', 16],
    ['12 bits', 'bit', 12],
    ['1Mbps', 'bit/s', 1e6],
    ['100ppm', 'ppm', 100],
    ['600R@100MHz', 'Ω', 600],
    ['600 Ω @ 100 MHz', 'Ω', 600],
    ['25 ppm/°C', 'ppm/K', 25],
    ['2.54mm', 'm', 2.54e-3],
    ['470nm', 'm', 4.7e-7],
    ['125°C', '°C', 125],
    ['+85C', '°C', 85],
  ])('%s is %s %d', (keyword, units, value) => {
    expect(read(keyword)).toEqual([{ text: tidy(keyword), units, range: [value, value], isPlusMinus: false }])
  })

  it.each([
    ['±1%', '%', [1, 1]],
    ['+/-5 %', '%', [5, 5]],
    ['± 0.25pF', 'F', [2.5e-13, 2.5e-13]],
  ])('%s is a tolerance', (keyword, units, range) => {
    expect(read(keyword)).toEqual([{ text: keyword, units, range, isPlusMinus: true }])
  })

  it.each([
    ['10-100nF', 'F', [1e-8, 1e-7]],
    ['10nF-1uF', 'F', [1e-8, 1e-6]],
    ['3..5.5V', 'V', [3, 5.5]],
    ['3V ~ 5.5V', 'V', [3, 5.5]],
    ['4.5–28 V', 'V', [4.5, 28]],
    ['-40..85°C', '°C', [-40, 85]],
    ['−40~+125C', '°C', [-40, 125]],
    ['>=16V', 'V', [16, null]],
    ['> 16 V', 'V', [16, null]],
    ['≤10kΩ', 'Ω', [null, 1e4]],
    ['<1%', '%', [null, 1]],
    ['-40 to 85 °C', '°C', [-40, 85]],
    ['−40 °C to +85 °C', '°C', [-40, 85]],
    ['−40 bis +85 °C', '°C', [-40, 85]],
    ['-40 до 85 °C', '°C', [-40, 85]],
    ['-40 à 85 °C', '°C', [-40, 85]],
    ['-40 a 85 °C', '°C', [-40, 85]],
    ['-40 إلى 85 °C', '°C', [-40, 85]],
    ['-40至+85°C', '°C', [-40, 85]],
    ['2.7 to 5.5 V', 'V', [2.7, 5.5]],
    ['5V to 12V', 'V', [5, 12]],
  ])('%s is a range of %s', (keyword, units, range) => {
    expect(read(keyword)).toMatchObject([{ units, range }])
  })

  it.each([
    '1N4148',
    '1N4',
    '2N7002',
    '2N7',
    '16V8',
    'LM358',
    'LM358N',
    '2.2 N',
    '5 g',
    '2 NO',
    '25С',
    '5欧姆龙',
    '74HC00',
    '24C02',
    '0402',
    'X7R',
    'STM32F103C8T6',
    'RC0603FR-0710KL',
    '5V-REG',
    '85C',
    'R5',
    '0603 K',
    '1206 K',
    '10 kg',
    '1.2.3V',
    '1/0W',
    '10/100',
    'F',
    'V',
    '%',
    'ohm',
    '±',
    '>=',
    '..',
    '(((',
    '9'.repeat(100),
    '1e999V',
    '.*V',
  ])('is not read from %s', (keyword) => {
    expect(read(keyword)).toEqual([])
  })

  it('that falls is two values, as of a converter', () => {
    expect(read('12V to 5V').map(({ text }) => text)).toEqual(['12V', '5V'])
    expect(read('2 a 250 v').map(({ text }) => text)).toEqual(['2 a', '250 v'])
  })

  it('is found among others and among words, with any separator', () => {
    expect(read('100nF|16V 1A@5V').map(({ text }) => text)).toEqual(['100nF', '16V', '1A', '5V'])
    expect(read('100nF/16V, X7R;0402 10 %').map(({ text }) => text)).toEqual(['100nF', '16V', '10 %'])
    const text = 'zener 5V1 SOT-23 (1%)'
    expect(parseAmounts(text).words.map(({ start, end }) => text.slice(start, end))).toEqual(['zener', 'SOT-23'])
  })

  it('is read from any hundred characters without hanging', () => {
    const signs = ['1', '.', ',', '-', '~', '/', 'k', 'V', ' ', '±', '>', 'n', 'F', '%']
    for (let seed = 0; seed < 500; seed++) {
      const keyword = Array.from(
        { length: 100 },
        (_, i) => signs[(seed * 31 + i * i * 7 + seed * i) % signs.length],
      ).join('')
      for (const { range } of read(keyword))
        expect(range.every((end) => end === null || Number.isFinite(end))).toBe(true)
    }
  })
})
