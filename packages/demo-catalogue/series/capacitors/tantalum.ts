import { capacitanceCode } from '../../engine/codes.ts'
import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape } from '../../engine/packings.ts'

type Tantalum = { rating: string; tolerance: 'K' | 'M' }

/** Case, then capacitance in µF with its voltages. */
const table = `
A 1:16,20,25,35 2.2:10,16,20 3.3:10,16 4.7:10,16 6.8:6.3,10 10:6.3,10,16
B 2.2:25,35 4.7:16,20,25 6.8:16 10:10,16,20 22:6.3,10,16 33:6.3,10 47:6.3,10
C 4.7:35 6.8:25,35 10:16,20,25 15:16 22:10,16,20 33:10,16 47:6.3,10,16 68:6.3,10 100:6.3,10
D 10:35 15:25,35 22:20,25,35 33:16,20,25 47:16,20,25 68:10,16 100:6.3,10,16,20 150:6.3,10,16 220:6.3,10 330:6.3`

const cases: Record<string, { package: string; pieces: number; one: number }> = {
  A: { package: 'Case A (3216-18)', pieces: 2_000, one: 0.34 },
  B: { package: 'Case B (3528-21)', pieces: 2_000, one: 0.44 },
  C: { package: 'Case C (6032-28)', pieces: 500, one: 0.78 },
  D: { package: 'Case D (7343-31)', pieces: 500, one: 1.15 },
}

type Rating = { size: string; farads: number; volts: number }
const ratings: Record<string, Rating> = Object.fromEntries(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [size = '', ...entries] = line.split(' ')
      return entries.flatMap((entry) => {
        const [microfarads, volts = ''] = entry.split(':')
        return volts.split(',').map((v): [string, Rating] => {
          const rating = { size, farads: Number(microfarads) * 1e-6, volts: Number(v) }
          return [`${size} ${microfarads} ${v}`, rating]
        })
      })
    }),
)

const createSeries = (
  name: string,
  manufacturer: string,
  pattern: RegExp,
  pins: string[],
  number: (r: Rating, tolerance: 'K' | 'M') => string,
) =>
  series<Tantalum>({
    name,
    manufacturer,
    category: 'tantalum-capacitors',
    noun: 'Tantalum capacitor',
    family: 'tantalum',
    pattern,
    pins,
    popular: { tolerance: ['K'] },
    blocks: [{ rating: Object.keys(ratings), tolerance: ['K', 'M'] }],
    part: ({ rating, tolerance }) => {
      const r = lookup(ratings, rating)
      const { package: packageName, pieces, one } = lookup(cases, r.size)
      const mpn = number(r, tolerance)
      const price = { one, fall: 0.16 }
      return {
        mpn,
        package: packageName,
        params: {
          capacitance: Number(r.farads.toPrecision(3)),
          tolerance: tolerance === 'K' ? 10 : 20,
          voltage: r.volts,
          operating_temperature: [-55, 125],
        },
        packings: tape(mpn, price, pieces),
        price,
      }
    },
  })

const threeDigits = (volts: number) => String(Math.floor(volts)).padStart(3, '0')

/** `T491A106K010AT`: case, capacitance, tolerance, volts. */
export const kemetT491 = createSeries(
  'T491',
  'kemet',
  /^T491[ABCD]\d{3}[KM]\d{3}AT$/,
  ['T491A106K010AT'],
  ({ size, farads, volts }, tolerance) => `T491${size}${capacitanceCode(farads)}${tolerance}${threeDigits(volts)}AT`,
)
export const avxTaj = createSeries(
  'TAJ',
  'kyocera-avx',
  /^TAJ[ABCD]\d{3}[KM]\d{3}RNJ$/,
  ['TAJA106K010RNJ', 'TAJB106K016RNJ'],
  ({ size, farads, volts }, tolerance) => `TAJ${size}${capacitanceCode(farads)}${tolerance}${threeDigits(volts)}RNJ`,
)
export const vishay293d = createSeries(
  '293D',
  'vishay',
  /^293D\d{3}X[90](\d{3}|6R3)[ABCD]2TE3$/,
  ['293D106X9016B2TE3'],
  ({ size, farads, volts }, tolerance) =>
    `293D${capacitanceCode(farads)}X${tolerance === 'K' ? 9 : 0}${volts === 6.3 ? '6R3' : threeDigits(volts)}${size}2TE3`,
)
