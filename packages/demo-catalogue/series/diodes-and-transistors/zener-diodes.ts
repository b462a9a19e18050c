import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { reel, tape } from '../../engine/packings.ts'
import type { Packing, Price } from '../../engine/part.ts'

type Zener = { type: string; volts: number }
type Body = {
  package: string
  watts: number
  tolerance: number
  one: number
  pieces: number
  number: (volts: number) => string
  reel?: (volts: number) => string
  more?: (volts: number) => Packing[]
}

const e24Volts = [
  2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27,
  30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75,
]
const upTo = (top: number, from = 2.4) => e24Volts.filter((volts) => volts >= from && volts <= top)
/** `5V1`, `12`: V is the point, and omitted after whole numbers from ten on. */
const vPoint = (volts: number) => (volts < 10 ? volts.toFixed(1).replace('.', 'V') : String(volts))

/** JEDEC numbers follow the voltages without gaps. */
const jedec = (first: number, voltages: string) =>
  new Map(voltages.split(' ').map((volts, i): [number, number] => [Number(volts), first + i]))
const in52xx = jedec(
  5221,
  '2.4 2.5 2.7 2.8 3 3.3 3.6 3.9 4.3 4.7 5.1 5.6 6 6.2 6.8 7.5 8.2 8.7 9.1 10 11 12 13 14 15 16 17 18 19 20 22 24 25 27 28 30 33 36 39 43 47 51 56 60 62',
)
const in47xx = jedec(
  4728,
  '3.3 3.6 3.9 4.3 4.7 5.1 5.6 6.2 6.8 7.5 8.2 9.1 10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91 100',
)

const zeners = (
  manufacturer: string,
  pattern: RegExp,
  bodies: Record<string, Body>,
  values: Record<string, readonly number[]>,
  pins: string[] = [],
) =>
  series<Zener>({
    name: 'Zener',
    manufacturer,
    category: 'zener-diodes',
    noun: 'Zener diode',
    pattern,
    pins,
    blocks: Object.entries(values).map(([type, volts]) => ({ type: [type], volts })),
    part: ({ type, volts }) => {
      const body = lookup(bodies, type)
      const mpn = body.number(volts)
      const price: Price = { one: body.one, fall: 0.3 }
      return {
        mpn,
        package: body.package,
        params: { zener_voltage: volts, tolerance: body.tolerance, power: body.watts },
        packings: [...tape(mpn, price, [body.reel?.(volts) ?? mpn, body.pieces]), ...(body.more?.(volts) ?? [])],
        price,
      }
    },
  })

const sot23 = { package: 'SOT-23', one: 0.14, pieces: 3_000 }
const sod323 = { package: 'SOD-323', one: 0.14, pieces: 3_000 }
const sod123 = { package: 'SOD-123', one: 0.16, pieces: 3_000 }
export const nexperiaZeners = zeners(
  'nexperia',
  /^BZX(84|384)-[BC]\d{1,2}(V\d)?$/,
  {
    'BZX84-C': {
      ...sot23,
      watts: 0.25,
      tolerance: 5,
      number: (v) => `BZX84-C${vPoint(v)}`,
      reel: (v) => `BZX84-C${vPoint(v)},215`,
      more: (v) => [reel(`BZX84-C${vPoint(v)},235`, 10_000)],
    },
    'BZX84-B': {
      ...sot23,
      watts: 0.25,
      tolerance: 2,
      number: (v) => `BZX84-B${vPoint(v)}`,
      reel: (v) => `BZX84-B${vPoint(v)},215`,
    },
    'BZX384-C': {
      ...sod323,
      watts: 0.3,
      tolerance: 5,
      number: (v) => `BZX384-C${vPoint(v)}`,
      reel: (v) => `BZX384-C${vPoint(v)},115`,
    },
    'BZX384-B': {
      ...sod323,
      watts: 0.3,
      tolerance: 2,
      number: (v) => `BZX384-B${vPoint(v)}`,
      reel: (v) => `BZX384-B${vPoint(v)},115`,
    },
  },
  { 'BZX84-C': upTo(75), 'BZX84-B': upTo(75), 'BZX384-C': upTo(75), 'BZX384-B': upTo(75) },
  ['BZX84-C5V1', 'BZX84-C3V3', 'BZX84-C12'],
)

const onsemiNumber = (base: 'MMSZ' | 'MMBZ', volts: number) =>
  `${base}${in52xx.get(volts)}B${base === 'MMBZ' ? 'L' : ''}T1G`
export const onsemiZeners = zeners(
  'onsemi',
  /^(MMSZ52\d\dBT1G|MMBZ52\d\dBLT1G|1N47\d\dA)$/,
  {
    MMSZ: {
      ...sod123,
      watts: 0.5,
      tolerance: 5,
      number: (v) => onsemiNumber('MMSZ', v),
      more: (v) => [reel(onsemiNumber('MMSZ', v).replace('T1G', 'T3G'), 10_000)],
    },
    MMBZ: { ...sot23, watts: 0.225, tolerance: 5, number: (v) => onsemiNumber('MMBZ', v) },
    '1N47': {
      package: 'Axial DO-41',
      one: 0.22,
      pieces: 5_000,
      watts: 1,
      tolerance: 5,
      number: (v) => `1N${in47xx.get(v)}A`,
    },
  },
  { MMSZ: upTo(62).filter((v) => in52xx.has(v)), MMBZ: upTo(33), '1N47': upTo(33, 3.3) },
  ['1N4733A', 'MMSZ5231BT1G'],
)

export const diodesZeners = zeners(
  'diodes-incorporated',
  /^(BZT52C|BZX84C)\d{1,2}(V\d)?-7-F$/,
  {
    BZT52C: { ...sod123, watts: 0.5, tolerance: 5, number: (v) => `BZT52C${vPoint(v)}-7-F` },
    BZX84C: { ...sot23, watts: 0.35, tolerance: 5, number: (v) => `BZX84C${vPoint(v)}-7-F` },
  },
  { BZT52C: upTo(51), BZX84C: upTo(51) },
)

export const vishayZeners = zeners(
  'vishay',
  /^(BZX55C|BZX85C|TZMC)\d{1,2}(V\d)?-(TAP|GS08|TR)$/,
  {
    BZX55C: {
      package: 'Axial DO-35',
      one: 0.15,
      pieces: 10_000,
      watts: 0.5,
      tolerance: 5,
      number: (v) => `BZX55C${vPoint(v)}-TAP`,
      more: (v) => [reel(`BZX55C${vPoint(v)}-TR`, 10_000)],
    },
    BZX85C: {
      package: 'Axial DO-41',
      one: 0.26,
      pieces: 5_000,
      watts: 1.3,
      tolerance: 5,
      number: (v) => `BZX85C${vPoint(v)}-TAP`,
    },
    TZMC: {
      package: 'MiniMELF',
      one: 0.16,
      pieces: 2_500,
      watts: 0.5,
      tolerance: 5,
      number: (v) => `TZMC${vPoint(v)}-GS08`,
    },
  },
  { BZX55C: upTo(75), BZX85C: upTo(75, 2.7), TZMC: upTo(75) },
)
