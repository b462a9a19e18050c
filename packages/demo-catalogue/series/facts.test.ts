import { expect, test } from 'vitest'
import { describe as describePart, typed } from '../taxonomy/attributes.ts'
import type { Series } from '../engine/engine.ts'
import { allSeries } from './all.ts'

const named = (name: string) => {
  const [manufacturerSlug = '', ...rest] = name.split(' ')
  const mpn = rest.join(' ')
  for (const one of allSeries)
    for (let index = 0; index < Math.min(one.popularCount, 2_000); index++) {
      const facts = one.facts(one.optionsAt(index))
      if (facts.mpn === mpn && (facts.manufacturer ?? one.manufacturer) === manufacturerSlug) return { one, facts }
    }
  throw new Error(`No manufacturer makes ${name}.`)
}

test.each([
  ['samsung-electro-mechanics CL05B104KO5NNNC', 'Ceramic capacitor 100 nF ±10 % 16 V X7R 0402'],
  ['kemet C0402C104K4RACTU', 'Ceramic capacitor 100 nF ±10 % 16 V X7R 0402'],
  ['yageo CC0402KRX7R7BB104', 'Ceramic capacitor 100 nF ±10 % 16 V X7R 0402'],
  ['kyocera-avx 06035C104KAT2A', 'Ceramic capacitor 100 nF ±10 % 50 V X7R 0603'],
  ['murata GRM155R71C104KA88D', 'Ceramic capacitor 100 nF ±10 % 16 V X7R 0402'],
  ['tdk C1608X7R1H104K080AA', 'Ceramic capacitor 100 nF ±10 % 50 V X7R 0603'],
  ['yageo RC0603FR-0710KL', 'Thick film resistor 10 kΩ ±1 % 0.1 W 75 V ±100 ppm/K 0603'],
  ['yageo RC0603JR-070RL', 'Chip jumper 0 Ω 0603'],
  ['panasonic ERJ-3EKF1002V', 'Thick film resistor 10 kΩ ±1 % 0.1 W 75 V ±100 ppm/K 0603'],
  ['vishay CRCW04021K00FKED', 'Thick film resistor 1 kΩ ±1 % 0.063 W 50 V ±100 ppm/K AEC-Q200 0402'],
  ['vishay WSL2512R0100FEA', 'Current sense resistor 10 mΩ ±1 % 1 W ±75 ppm/K 2512'],
  ['kemet T491A106K010AT', 'Tantalum capacitor 10 µF ±10 % 10 V Case A (3216-18)'],
  ['vishay IHLP2525CZER100M01', 'Shielded power inductor 10 µH ±20 % Inductor 6.5 × 6.9 × 3 mm'],
  ['abracon ABM8-16.000MHZ-B2-T', 'Crystal 16 MHz ±20 ppm 18 pF load SMD 3225-4'],
  ['onsemi 1N4733A', 'Zener diode 5.1 V ±5 % 1 W Axial DO-41'],
  ['onsemi MMSZ5231BT1G', 'Zener diode 5.1 V ±5 % 0.5 W SOD-123'],
  ['littelfuse SMBJ5.0CA', 'TVS diode, bidirectional 5 V standoff 600 W DO-214AA (SMB)'],
  ['nexperia BC847B', 'NPN transistor 45 V 100 mA 0.25 W SOT-23'],
  ['nexperia BC857B', 'PNP transistor 45 V 100 mA 0.25 W SOT-23'],
  ['texas-instruments SN74HC595N', '8-bit shift register with output latch 2–6 V supply DIP-16'],
  ['texas-instruments SN74LVC1G08DBVR', '2-input AND gate 1.65–5.5 V supply SOT-23-5'],
  ['stmicroelectronics STM32F103C8T6', '32-bit microcontroller ARM Cortex-M3 72 MHz 64 KB flash 20 KB RAM LQFP-48'],
  ['molex 0430450200', 'Micro-Fit 3.0 header 2 positions 3 mm pitch Shrouded header 2×01 3.00 mm RA'],
  ['on-shore-technology ED20DT', 'IC socket 20 positions 2.54 mm pitch Sn DIP-20'],
  ['jst B2B-PH-K-S(LF)(SN)', 'PH series header 2 positions 2 mm pitch 2 A Shrouded header 1×02 2.00 mm'],
  ['sitime SiT8008BI-12-33E-25.000000', 'MEMS oscillator 25 MHz ±25 ppm 3.3 V supply SMD 2520-4'],
  ['stmicroelectronics L7805CV', 'Linear regulator 5 V 1.5 A TO-220-3'],
  ['texas-instruments LM358N/NOPB', 'Dual operational amplifier 3–32 V supply DIP-8'],
  ['texas-instruments LM358BIDR', 'Dual operational amplifier 3–36 V supply SOIC-8'],
  ['texas-instruments LM324KDR', 'Quad operational amplifier 3–32 V supply SOIC-14'],
  ['macronix MX25L25645GM2I-08G', 'Serial NOR flash, SPI 2.7–3.6 V supply 256 Mbit SOIC-8'],
  ['microchip ATTINY85-20PU', '8-bit microcontroller AVR 20 MHz 8 KB flash 512 B RAM 6 I/O 2.7–5.5 V supply DIP-8'],
])('%s is a %s', (name, description) => {
  const { one, facts } = named(name)
  expect(describePart(facts.noun ?? one.noun, typed(facts.params), facts.package)).toBe(description)
})

const letterPoint = (code: string) => {
  const [, whole = '', letter = 'R', fraction = ''] = /^(\d*)([RKM])(\d*)$/.exec(code) ?? []
  return Number(`${whole}.${fraction}`) * { R: 1, K: 1e3, M: 1e6 }[letter as 'R' | 'K' | 'M']
}
const picofarads = (code: string) =>
  code.includes('R') ? Number(code.replace('R', '.')) : Number(code.slice(0, 2)) * 10 ** Number(code[2])
const nineEight = (code: string) =>
  Number(code.slice(0, 2)) * 10 ** (code[2] === '9' ? -1 : code[2] === '8' ? -2 : Number(code[2]))

const decoders: Record<string, (mpn: string) => Record<string, number | string>> = {
  'yageo RC': (mpn) => ({ package: mpn.slice(2, 6), resistance: letterPoint(mpn.slice(11, -1)) }),
  'samsung-electro-mechanics CL': (mpn) => ({
    package: { '03': '0201', '05': '0402', '10': '0603' }[mpn.slice(2, 4)]!,
    dielectric: { C: 'C0G', B: 'X7R', A: 'X5R' }[mpn[4]!]!,
    capacitance: picofarads(mpn.slice(5, 8)) * 1e-12,
    voltage: { Q: 6.3, P: 10, O: 16, A: 25, B: 50, C: 100 }[mpn[9]!]!,
  }),
  'kemet C': (mpn) => ({
    package: mpn.slice(1, 5),
    capacitance: nineEight(mpn.slice(6, 9)) * 1e-12,
    voltage: { 9: 6.3, 8: 10, 4: 16, 3: 25, 5: 50, 1: 100, 2: 200 }[Number(mpn[10])]!,
    dielectric: { G: 'C0G', R: 'X7R', P: 'X5R' }[mpn[11]!]!,
  }),
  'kyocera-avx AVX': (mpn) => ({
    package: mpn.slice(0, 4),
    voltage: { 6: 6.3, Z: 10, Y: 16, 3: 25, 5: 50, 1: 100, 2: 200 }[mpn[4]!]!,
    dielectric: { A: 'C0G', C: 'X7R', D: 'X5R' }[mpn[5]!]!,
    capacitance: picofarads(mpn.slice(6, 9)) * 1e-12,
  }),
  'nexperia Zener': (mpn) => ({ zener_voltage: Number(mpn.split(/-[BC]/)[1]!.replace('V', '.')) }),
  'sitime SiT8008B': (mpn) => ({
    frequency: Number(mpn.split('-').at(-1)) * 1e6,
    supply_voltage: Number(mpn.split('-')[2]!.slice(0, 2)) / 10,
  }),
}

const isNear = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= Math.abs(b) * 1e-9 : a === b

const sample = (one: Series) => {
  const order = one.order(7)
  return Array.from({ length: Math.min(one.count, 3_000) }, (_, rank) => one.facts(one.optionsAt(order.at(rank))))
}

test.each(Object.entries(decoders))('the numbers of %s match the facts of its parts', (name, decode) => {
  const one = allSeries.find((other) => `${other.manufacturer} ${other.name}` === name)!
  for (const facts of sample(one)) {
    const has: Record<string, unknown> = { package: facts.package, ...facts.params }
    for (const [key, value] of Object.entries(decode(facts.mpn)))
      expect(isNear(has[key], value), `${facts.mpn}: ${key} ${String(has[key])}, not ${value}`).toBe(true)
  }
})

test('every kind of part has a description', () => {
  for (const one of allSeries)
    for (const facts of sample(one).slice(0, 300))
      expect(Object.keys(facts.params).length, facts.mpn).toBeGreaterThan(0)
})
