import { describe, expect, test } from 'vitest'
import { listPossibleKinds, readKind } from './part-kind.ts'
import { readValue } from './row-value.ts'

const toTexts = (designators: string, value: string, description = '') => ({
  designators,
  value,
  description,
  package: '',
})
const readKindName = (...texts: Parameters<typeof toTexts>) => readKind(toTexts(...texts)).kind?.name ?? null
const listKindNames = (...texts: Parameters<typeof toTexts>) =>
  listPossibleKinds(toTexts(...texts), readKind(toTexts(...texts)).kind).map(({ name }) => name)
const read = (...texts: Parameters<typeof toTexts>) => {
  const row = toTexts(...texts)
  const { kind } = readKind(row)
  const value = kind && readValue(row, kind)
  return value && { min: value.min, ratings: value.ratings.map(({ typed: _, ...rating }) => rating) }
}

describe('the kind', () => {
  test.for([
    ['R1, R2', '10k', '', 'resistor'],
    ['C7-C9', '100n', '', 'capacitor'],
    ['C1', '100n X7R', '', 'ceramic'],
    ['C1', '10u', 'TANT 16V', 'tantalum'],
    ['C1', '100u', 'Aluminum electrolytic', 'electrolytic'],
    ['L1', '10uH', '', 'inductor'],
    ['L1', '600R@100MHz', '', 'ferrite'],
    ['L1', '600R', '', 'ferrite'],
    ['L1', '1 kΩ', '', 'ferrite'],
    ['FB3', '600', '', 'ferrite'],
    ['R5', '10k NTC', '', 'ntc'],
    ['RT1', '10k', '', 'ntc'],
    ['RN1', '4x10k', '', 'array'],
    ['D1', 'LED red', '', 'led'],
    ['D2', '5V1', 'Zener', 'zener'],
    ['Y1', '16MHz', '', 'crystal'],
    ['Y1', '16MHz', 'Oscillator', 'oscillator'],
    ['', '', 'CER CAP 1UF 25V X7R 0805', 'ceramic'],
    ['', '', 'RES SMD 10K OHM 1% 1/10W 0603', 'resistor'],
    ['', '', '电阻 10K 1%', 'resistor'],
    ['HL1', '', 'Светодиод', 'led'],
    ['F1', '1A', 'fuse holder', 'fuse holder'],
    ['BQ1', '16 МГц', 'Кварцевый резонатор', 'crystal'],
    ['R1', '10 кОм', 'Подстроечный резистор', 'trimmer'],
    ['FU1', '1 А', 'Предохранитель самовосстанавливающийся', 'ptc'],
    ['', '', 'CONDENSADOR DEL FILTRO 100nF', 'capacitor'],
    ['', '100nF', '', 'capacitor'],
    ['', '10uH', '', 'inductor'],
    ['', '4k7', '', 'resistor'],
    ['RFB1', '20k 1%', '', 'resistor'],
    ['RH1', '', 'Resistor 110 kOhm bleeder', 'resistor'],
    ['CC2', '150pF', '', 'capacitor'],
    ['Q1', '12MHz', '', 'crystal'],
    ['C1', '1uF film', '', 'film'],
    ['', '', 'RES METAL FILM 10K', 'resistor'],
    ['', '', 'Чип резистор 10 кОм', 'resistor'],
    ['', '', 'R-CHIP 10K 1%', 'resistor'],
    ['', '0603 10k', '', 'resistor'],
  ] as const)('of %j %j %j is %s', ([designators, value, description, kind]) => {
    expect(readKindName(designators, value, description)).toBe(kind)
  })

  test.for([
    ['U1', '100nF', ''],
    ['J1', '10k', ''],
    ['D1', '1N4148', ''],
    ['R1', '100nF', 'CAP CER'],
    ['C1', '10k', 'RES SMD'],
    ['C1', '10u', 'tantalum or electrolytic'],
    ['', 'LM358', ''],
    ['RLED1', 'red', ''],
    ['CHG1', 'TP4056', ''],
    ['Q1', 'BC847', ''],
    ['', '100', ''],
  ] as const)('of %j %j %j is unknown', ([designators, value, description]) => {
    expect(readKindName(designators, value, description)).toBeNull()
  })
})

describe('a resistance', () => {
  test.for([
    ['10k', 1e4],
    ['10K', 1e4],
    ['4k7', 4700],
    ['4K7', 4700],
    ['4R7', 4.7],
    ['4E7', 4.7],
    ['22 K', 22e3],
    ['1M', 1e6],
    ['1Meg', 1e6],
    ['1 MOhm', 1e6],
    ['100E', 100],
    ['330r', 330],
    ['10 Ohms', 10],
    ['10Ω', 10],
    ['4.7 k ohm', 4700],
    ['10 KOHM', 1e4],
    ['2,2k', 2200],
    ['1.0K', 1000],
    ['0.01R', 0.01],
    ['R010', 0.01],
    ['0R', 0],
    ['0', 0],
    ['470', 470],
    ['51.1', 51.1],
    ['499', 499],
    ['1210', 1210],
    ['10kJ', 1e4],
    ['10K-1%-0603', 1e4],
    ['10K,1%,0603', 1e4],
    ['10k/0.1W/1%', 1e4],
    ['1/4W 10K', 1e4],
    ['10KΩ±1%', 1e4],
    ['10k(1%)', 1e4],
    ['10K1%', 1e4],
    ['49.9 1%', 49.9],
    ['330 1/10W', 330],
  ] as const)('of %j is %d', ([value, expected]) => expect(read('R1', value)?.min).toBe(expected))

  test.for(['10nF', '1N4148', 'DNP', '10k 4k7', 'RC0603FR-0710KL', '1.2.3k', '%', '0402', '0603', '102', '103', '472'])(
    'is not read from %j',
    (value) => {
      expect(read('R1', value)).toBeNull()
    },
  )
})

describe('a capacitance', () => {
  test.for([
    ['100n', 1e-7],
    ['100N', 1e-7],
    ['100NF', 1e-7],
    ['.47uF', 4.7e-7],
    ['.047', 4.7e-8],
    ['.7pF', 7e-13],
    ['0,1 µF', 1e-7],
    ['4,7uF', 4.7e-6],
    ['4U7/10V', 4.7e-6],
    ['2n2', 2.2e-9],
    ['10U', 1e-5],
    ['22 pF', 2.2e-11],
    ['1000pF', 1e-9],
    ['104', 1e-7],
    ['475K', 4.7e-6],
    ['0.1', 1e-7],
    ['100n/16V/X7R', 1e-7],
    ['100nF_50V_0603', 1e-7],
    ['C-100n-0603-X7R', 1e-7],
    ['104/50V', 1e-7],
    ['104K 50V X7R', 1e-7],
    ['0.1MFD', 1e-7],
  ] as const)('of %j is %d', ([value, expected]) => expect(read('C1', value)?.min).toBe(expected))

  test.for(['22', '100', '10k', '16V', 'X7R'])('is not read from %j', (value) => expect(read('C1', value)).toBeNull())
})

describe('ratings', () => {
  test('are read from any separators, and the value’s own cell decides', () => {
    const expected = [
      { key: 'voltage', min: 16 },
      { key: 'dielectric', word: 'X7R' },
    ]
    expect(read('C1', '100n/16V/X7R')?.ratings).toEqual(expected)
    expect(read('C1', '100n,16V,X7R', 'CAP 50V')?.ratings).toEqual(expected)
    expect(read('', '', 'CAP CER 0.1UF 16V X7R 0603')?.ratings).toEqual(expected)
  })

  test.for([
    [
      'R1',
      '10k 1% 1/10W',
      [
        { key: 'tolerance', max: 1 },
        { key: 'power', min: 0.1 },
      ],
    ],
    ['R1', '10KΩ ±5%', [{ key: 'tolerance', max: 5 }]],
    ['C1', '0.1uF 50volts', [{ key: 'voltage', min: 50 }]],
    ['R1', '4.7Kohms 1/10watt', [{ key: 'power', min: 0.1 }]],
    [
      'C1',
      '10pF ±0.25pF NP0',
      [
        { key: 'absolute_tolerance', max: 2.5e-13 },
        { key: 'dielectric', word: 'C0G' },
      ],
    ],
    [
      'C1',
      '22uF +80/-20% 6.3V Y5V',
      [
        { key: 'tolerance', max: 80 },
        { key: 'voltage', min: 6.3 },
        { key: 'dielectric', word: 'Y5V' },
      ],
    ],
    [
      'Y1',
      '8MHz 18pF 20ppm',
      [
        { key: 'load_capacitance', equal: 1.8e-11 },
        { key: 'frequency_tolerance', max: 20 },
      ],
    ],
    ['R1', '10k 100ppm/C', [{ key: 'temperature_coefficient', max: 100 }]],
    ['FB1', '600R 500mA', [{ key: 'current', min: 0.5 }]],
  ] as const)('of %s %s', ([designators, value, ratings]) => expect(read(designators, value)?.ratings).toEqual(ratings))
})

test.for([
  ['R1', ['resistor', 'array', 'ntc']],
  ['L1', ['inductor', 'ferrite', 'choke']],
  ['Y1', ['crystal', 'oscillator']],
] as const)('numbers under %s may be of any kind that has this letter', ([designators, expected]) => {
  expect(listKindNames(designators, '')).toEqual(expect.arrayContaining([...expected]))
})

test('words narrow the kinds of the numbers, and other letters say nothing', () => {
  expect(listKindNames('L1', '', 'FERRITE BEAD')).toEqual(['ferrite'])
  expect(listKindNames('', '', 'RES 10K')).toEqual(['resistor'])
  expect(listKindNames('U1', '')).toEqual([])
})

test.for([
  ['Y1', '25M', 25e6],
  ['X1', '32.768K', 32_768],
  ['Y1', '32.768', 32_768],
  ['Y1', '12', undefined],
] as const)('the frequency of %s %s is %s', ([designators, value, expected]) => {
  expect(read(designators, value)?.min).toBe(expected)
})

test('several resistors in one cell are no array', () => {
  const row = { designators: 'R1', value: '4x10k', description: '' }
  expect(readKind({ ...row, package: '0603' }).kind).toBeNull()
  expect(readKind({ ...row, package: '0603x4' }).kind?.name).toBe('array')
})

test('an LED has the wavelengths of its color, and of no other', () => {
  expect(read('D1', 'LED RED')?.min).toBeCloseTo(610e-9)
  expect(read('D1', 'LED_RED')).toEqual(read('D1', 'LED RED'))
  expect(read('LED1', 'white')).toBeNull()
  expect(read('LED1', 'red/green')).toBeNull()
  expect(read('HL1', 'Светодиод зеленый')?.min).toBe(read('HL1', 'LED зелёный')?.min)
  expect(read('LED1', 'rosso')?.min).toBe(read('LED1', 'red')?.min)
  expect(read('LED1', 'двухцветный красный')).toBeNull()
})
