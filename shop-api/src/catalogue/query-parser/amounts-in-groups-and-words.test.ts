import { describe, expect, it } from 'vitest'
import { tidy } from '../tidy.ts'
import { parseAmounts } from './amounts.ts'

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
    ['1 000 000 ohm', 'Ω', 1e6],
    ['10 000 Ω', 'Ω', 1e4],
    ['10 000 Ом', 'Ω', 1e4],
    ['1\u00A0000 µF', 'F', 1e-3],
    ['1\u202F000 µF', 'F', 1e-3],
    ["10'000 ohm", 'Ω', 1e4],
    ['10’000R', 'Ω', 1e4],
    ['10 000R', 'Ω', 1e4],
    ['1.000.000 ohm', 'Ω', 1e6],
    ['1,000,000 ohm', 'Ω', 1e6],
    ['1,234.5 Ω', 'Ω', 1234.5],
    ['1.234,5 Ω', 'Ω', 1234.5],
    ['402 000 Ω', 'Ω', 402e3],
  ])('%s is one number in groups of three digits', (keyword, units, value) => {
    expect(read(keyword)).toEqual([{ text: tidy(keyword), units, range: [value, value], isPlusMinus: false }])
  })

  it.each([
    ['0402 100 nF', ['100 nF']],
    ['402 100 nF', ['100 nF']],
    ['1206 100 nF', ['100 nF']],
    ['10 100n', ['100n']],
    ['0402 100 000 Ω', ['100 000 Ω']],
    ['12 5000 V', ['5000 V']],
    ['12 24 V', ['24 V']],
    ['SOD 323 500mW', ['500mW']],
    ['optocoupler 4 600V', ['600V']],
    ['10 100 ohm', ['100 ohm']],
  ])('%s has no other groups than %j', (keyword, amounts) => {
    expect(read(keyword).map(({ text }) => text)).toEqual(amounts)
  })

  it.each([
    ['.', '10.000 Ohm', 1e4],
    ['.', '1.000 µF', 1e-3],
    ['.', '4,700 pF', 4.7e-12],
    ['.', '10.000R', 1e4],
    ['.', '32.768 kHz', 32_768],
    ['.', '0.100 Ohm', 0.1],
    ['.', '4.7000 Ohm', 4.7],
    ['.', '4.096 V', 4.096],
    ['.', '1.500 uH', 1.5e-6],
    [',', '10.000 Ohm', 10],
    ['\u00A0', '2 200 µF', 2.2e-3],
    ['\u202F', '4 700,5 pF', 4.7005e-9],
    [',', '4,700 pF', 4.7e-9],
    ['\u202F', '4,700 pF', 4.7e-12],
    ['\u202F', '1.000 µF', 1e-6],
  ])('with %j as the sign of groups, %s is %d', (groupSign, keyword, value) => {
    expect(parseAmounts(tidy(keyword), groupSign).amounts.map(({ min, max }) => [min, max])).toEqual([[value, value]])
  })

  it('in a range has groups at both ends', () => {
    expect(read('1 000 - 2 000 µF').map(({ range }) => range)).toEqual([[1e-3, 2e-3]])
    const { amounts } = parseAmounts('1.000-2.200 kHz', '.')
    expect(amounts.map(({ min, max }) => [min, max])).toEqual([[1000, 2200]])
  })

  it.each([
    ['10 kilohm', 'Ω', 1e4],
    ['10 kilohms', 'Ω', 1e4],
    ['1 megaohm', 'Ω', 1e6],
    ['100 kiloohm', 'Ω', 1e5],
    ['20 milliohms', 'Ω', 0.02],
    ['0.1 microfarad', 'F', 1e-7],
    ['100 picofarad', 'F', 1e-10],
    ['1 farad', 'F', 1],
    ['16 megahertz', 'Hz', 1.6e7],
    ['5 volt', 'V', 5],
    ['5-volt', 'V', 5],
    ['24 volts', 'V', 24],
    ['1 amp', 'A', 1],
    ['1 percent', '%', 1],
    ['10 microhenries', 'H', 1e-5],
    ['1 Prozent', '%', 1],
    ['100 Nanofarad', 'F', 1e-7],
    ['2,54 Millimeter', 'm', 2.54e-3],
    ['2 ampères', 'A', 2],
    ['1 mégohm', 'Ω', 1e6],
    ['4,7 kilohmios', 'Ω', 4700],
    ['5 voltios', 'V', 5],
    ['2 vatios', 'W', 2],
    ['10 килоом', 'Ω', 1e4],
    ['5 вольт', 'V', 5],
    ['2 ампера', 'A', 2],
    ['100 пикофарад', 'F', 1e-10],
    ['4.7 كيلو أوم', 'Ω', 4700],
    ['10 ميكروفاراد', 'F', 1e-5],
    ['5ボルト', 'V', 5],
    ['10キロオーム', 'Ω', 1e4],
    ['100ピコファラド', 'F', 1e-10],
    ['5볼트', 'V', 5],
    ['10킬로옴', 'Ω', 1e4],
    ['12伏', 'V', 12],
    ['10千欧', 'Ω', 1e4],
    ['100皮法', 'F', 1e-10],
    ['10微法拉', 'F', 1e-5],
    ['16兆赫', 'Hz', 1.6e7],
    ['4.7千歐姆', 'Ω', 4700],
    ['16兆赫茲', 'Hz', 1.6e7],
  ])('%s has a unit in words', (keyword, units, value) => {
    expect(read(keyword)).toEqual([{ text: tidy(keyword), units, range: [value, value], isPlusMinus: false }])
  })
})
