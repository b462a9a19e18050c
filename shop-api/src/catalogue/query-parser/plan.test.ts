import { describe, expect, it } from 'vitest'
import { planSearch, planWords } from './plan.ts'

describe('a keyword', () => {
  it.each(['', '   ', '\u0000', '\u200b\t\n'])('%j is empty', (keyword) => {
    expect(planSearch(keyword)).toBeNull()
  })

  it.each([
    ['rc0603fr-07 10kl', 'RC0603FR0710KL'],
    ['  RC0603FR–0710KL ', 'RC0603FR0710KL'],
    ['ＲＣ０６０３ＦＲ−０７１０ＫＬ', 'RC0603FR0710KL'],
    ['RC0603\u0000FR\u200b-0710KL', 'RC0603FR0710KL'],
    ['ASV-18.432MHZ', 'ASV18432MHZ'],
    ['---', ''],
    ["a'b\\c%d", "A'B\\C%D"],
  ])('%j is compared as the part number %j', (keyword, number) => {
    expect(planSearch(keyword)?.number).toBe(number)
  })

  it.each([
    ['مقاومة ١٠k', 'مقاومة 10k'],
    ['مقاومة١٠k', 'مقاومة 10k'],
    ['۱۰۰nF ۱۶V', '100nF 16V'],
    ['٤٫٧ kΩ', '4.7 kΩ'],
  ])('%s has the plans of %s', (keyword, ascii) => {
    expect(planSearch(keyword)).toEqual(planSearch(ascii))
    expect(planWords(keyword)).toEqual(planWords(ascii))
  })

  it('is cut at 100 characters, also where normalization makes it longer, and never within a character', () => {
    expect(planSearch('x'.repeat(500))?.text).toHaveLength(100)
    expect(planSearch('ﷺ'.repeat(100))?.text).toHaveLength(100)
    expect(planSearch('x' + '😀'.repeat(80))?.text.isWellFormed()).toBe(true)
    expect(planSearch('\ud800abc')?.text.isWellFormed()).toBe(true)
  })

  it.each([
    ['0710KL', '%0710KL%'],
    ['A%B_CDE', '%A\\%BCDE%'],
    ['ab\\cde', '%AB\\\\CDE%'],
  ])('%j is looked for inside part numbers as %j', (keyword, inside) => {
    expect(planSearch(keyword)?.inside).toBe(inside)
  })

  it.each(['ab', '%%%', '____', '电容器', '1%2'])('%j is not looked for inside part numbers', (keyword) => {
    expect(planSearch(keyword)?.inside).toBeNull()
  })

  it.each(['.7pF', '4.7 pF', '4,7k', '2.2uH 10.5V'])('%j is an amount, so it is no part number', (keyword) => {
    expect(planSearch(keyword)).toMatchObject({ number: '', inside: null })
  })

  it.each([
    ['SMBJ5.1CA', 'SMBJ5.1CA', true],
    ['SMBJ5.1CA', 'SMBJ51CA', false],
    ['SMBJ5.1CA', 'SMBJ5-1CA', true],
    ['18.432 2.5', 'ASV-18.432MHZ-2.5', true],
    ['4,,7k', 'RT0805DRD0747KL', false],
    ['4..7k', 'RT0805DRD0747KL', false],
  ])('%j has its points in %s: %s', (keyword, number, has) => {
    expect(new RegExp(planSearch(keyword)?.points ?? '').test(number)).toBe(has)
  })

  it('of other words has no number, and the parts of a word may be anywhere', () => {
    expect(planWords('type-c 16')).toMatchObject({ number: '', inside: null, wordQuery: "'type' & 'c' & '16'" })
    expect(planWords(' - ')).toBeNull()
  })

  it('uses each word once, and at most 16', () => {
    expect(planSearch('chip X7R x7r 0402 X7R')?.words).toEqual(['chip', 'X7R', '0402'])
    expect(planSearch(Array.from({ length: 40 }, (_, i) => `${i}`).join(' '))?.words).toHaveLength(16)
  })

  it.each([
    ['capacitor', "'capacitor':*"],
    ['chip 0402', "'chip' & '0402':*"],
    ['Resistor, 0603', "'Resistor' & '0603':*"],
    ['16V X7R', "('16' <-> 'V':* | '16V') & 'X7R':*"],
    ['4.7uF', "('4.7' <-> ('uF':* | 'µF':* | 'μF':*) | '4.7uF':*)"],
    ['0603K', "'0603K':*"],
    ['1206A bead', "'1206A':* & 'bead':*"],
    ['10kohm', "('10' <-> 'kΩ':* | '10kohm':*)"],
    ['4.7 uF', "('4.7' <-> ('uF':* | 'µF':* | 'μF':*) | '4.7uF':*)"],
    ['20 mOhm 30 V', "('20' <-> 'mΩ':* | '20mOhm') & ('30' <-> 'V':* | '30V':*)"],
    ['10 k', "('10' <-> 'k':* | '10k':*)"],
    ['SOT23 x7r', "('SOT23':* | 'SOT-23':*) & 'x7r':*"],
    ['LM358 soic', "('LM358':* | 'LM-358':*) & 'soic':*"],
    ['.47uF', "('0.47' <-> ('uF':* | 'µF':* | 'μF':*) | '0.47uF':*)"],
    ['0,5 mm', "('0.5' <-> 'mm':* | '0.5mm':*)"],
    [',7 pF', "('0.7' <-> 'pF':* | '0.7pF':*)"],
    ['10uF,0603,16V', "('10' <-> ('uF':* | 'µF':* | 'μF':*) | '10uF') & '0603' & ('16' <-> 'V':* | '16V':*)"],
    ['resistors 0402', "('resistors' | 'resistor') & '0402':*"],
    ['switches', "('switches':* | 'switch':*)"],
    ['batteries', "('batteries':* | 'battery':*)"],
    ['glass bus', "'glass' & 'bus':*"],
    ['op amp', "'operational' & 'amplifier':*"],
    ['10k电阻', "('10' <-> 'k':* | '10k') & '电阻':*"],
    ['SMBJ TVS 24V', "'SMBJ':* & 'TVS':* & ('24' <-> 'V':* | '24V':*)"],
    ['600 欧', "('600' <-> 'Ω':* | '600欧':*)"],
    ['32位', "('32' <-> ('bit':* | 'positions':*) | '32位':*)"],
    ["o'neil\\", "'o' & 'neil':*"],
    ['1×1×1', "'1':*"],
    ['<1<2<10', "'1' & '2' & '10':*"],
    ['1..1..2', "'1' & '2':*"],
    ['V_V+W', "'V' & 'W':*"],
    ['& | ! ( ) :*', null],
    ['bead|100MHz@25', "'bead' & ('100' <-> 'MHz':* | '100MHz') & '25':*"],
  ])('%j searches descriptions for %j', (keyword, wordQuery) => {
    expect(planSearch(keyword)?.wordQuery).toBe(wordQuery)
  })

  it.each([
    ['Cortex-M', null, "'cortex-m':*"],
    ['Class-D amplifier', "'amplifier':*", "'class-d'"],
    ['dual rail-to-rail', "'dual'", "'rail-to-rail':*"],
    ['D-latches', null, "('d-latches':* | 'd-latch':*)"],
    ['Pico-S', null, "'pico-s':*"],
    ['LM358-N', null, "('lm358-n':* | 'lm' <-> '-358' <-> 'n')"],
    ['TO220-FP', null, "('to220-fp':* | 'to' <-> '-220' <-> 'fp':*)"],
    ['TO220-FP regulator', "'regulator':*", "('to220-fp' | 'to' <-> '-220' <-> 'fp')"],
    ['SOT-23', "'SOT-23':*", null],
    ['24LC16B-I/SN', "'24LC16B-I/SN':*", null],
  ])('%j searches descriptions for the words %j and the compounds %j', (keyword, wordQuery, compoundQuery) => {
    expect(planSearch(keyword)).toMatchObject({ wordQuery, compoundQuery })
  })
})

it.each(['8 pin', '8-pin', '8pin', '8 pins', '8-polig', '8ピン', '8 контактов'])(
  '%s is a number of positions or of pins of a package',
  (text) => {
    expect(planWords(text)?.wordQuery).toBe("('8' <-> 'positions' | '-8')")
  },
)
