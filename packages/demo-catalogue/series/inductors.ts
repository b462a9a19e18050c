import { decades, e12, exponentCode, tidy } from '../engine/codes.ts'
import { series, type Series } from '../engine/engine.ts'
import { lookup } from '../engine/lookup.ts'
import { tape } from '../engine/packings.ts'
import type { Params } from '../taxonomy/attributes.ts'

type Inductor = { type: string; inductance: number }
type Body = { package: string; pieces: number; one: number; tolerance: number; params?: Params }

/** In nanohenries N is the point: 2.7 nH is `2N7`, 10 nH is `10N`, 100 nH is `R10`. */
const nanoCode = (henries: number) => {
  const nano = tidy(henries * 1e9)
  if (nano >= 100)
    return `R${String(nano / 1000)
      .slice(2)
      .padEnd(2, '0')}`
  return nano < 10 ? nano.toFixed(1).replace('.', 'N') : `${nano}N`
}
/** In microhenries R is the point: 0.22 µH is `R22`, 4.7 µH is `4R7`, 10 µH is `100`. */
const microCode = (henries: number) => exponentCode(tidy(henries * 1e6), 3)

const inductors = (
  data: Pick<Series, 'name' | 'manufacturer' | 'category' | 'noun' | 'pattern'> & {
    pins?: readonly string[]
  },
  bodies: Record<string, Body>,
  values: Record<string, readonly number[]>,
  number: (o: Inductor) => string,
) =>
  series<Inductor>({
    ...data,
    blocks: Object.entries(values).map(([type, inductance]) => ({ type: [type], inductance })),
    part: (o) => {
      const body = lookup(bodies, o.type)
      const mpn = number(o)
      const price = { one: body.one, fall: body.one < 0.3 ? 0.24 : 0.12 }
      return {
        mpn,
        package: body.package,
        params: { inductance: o.inductance, tolerance: body.tolerance, ...body.params },
        packings: tape(mpn, price, body.pieces),
        price,
      }
    },
  })

const rf = { operating_temperature: [-55, 125] } as const
export const murataLqg = inductors(
  {
    name: 'LQG',
    manufacturer: 'murata',
    category: 'rf-inductors',
    noun: 'Multilayer inductor',

    pattern: /^LQG15HSR?[\dN]{2,3}J02D$/,
  },
  { LQG15HS: { package: '0402', pieces: 10_000, one: 0.1, tolerance: 5, params: rf } },
  { LQG15HS: decades(e12, 10e-9, 270e-9) },
  ({ inductance }) => `LQG15HS${nanoCode(inductance)}J02D`,
)
export const tdkMlg = inductors(
  {
    name: 'MLG',
    manufacturer: 'tdk',
    category: 'rf-inductors',
    noun: 'Multilayer inductor',

    pattern: /^MLG1005SR?[\dN]{2,3}JT000$/,
  },
  { MLG1005S: { package: '0402', pieces: 10_000, one: 0.1, tolerance: 5, params: rf } },
  { MLG1005S: decades(e12, 10e-9, 100e-9) },
  ({ inductance }) => `MLG1005S${nanoCode(inductance)}JT000`,
)
export const murataLqw = inductors(
  {
    name: 'LQW',
    manufacturer: 'murata',
    category: 'rf-inductors',
    noun: 'Wirewound RF inductor',
    pattern: /^LQW(15|18)ANR?[\dN]{2,3}J00D$/,
  },
  {
    LQW15AN: { package: '0402', pieces: 10_000, one: 0.19, tolerance: 5, params: rf },
    LQW18AN: { package: '0603', pieces: 4_000, one: 0.21, tolerance: 5, params: rf },
  },
  { LQW15AN: decades(e12, 10e-9, 100e-9), LQW18AN: decades(e12, 10e-9, 220e-9) },
  ({ type, inductance }) => `${type}${nanoCode(inductance)}J00D`,
)
export const coilcraftCs = inductors(
  {
    name: 'CS',
    manufacturer: 'coilcraft',
    category: 'rf-inductors',
    noun: 'Ceramic chip inductor',
    pattern: /^0[46]0[23]CS-(\d\dN|R\d\d)XJLW$/,
  },
  {
    '0402CS': { package: '0402', pieces: 2_000, one: 0.95, tolerance: 5, params: rf },
    '0603CS': { package: '0603', pieces: 2_000, one: 0.95, tolerance: 5, params: rf },
  },
  { '0402CS': decades(e12, 10e-9, 56e-9), '0603CS': decades(e12, 10e-9, 220e-9) },
  ({ type, inductance }) => `${type}-${nanoCode(inductance)}XJLW`,
)

const power = (size: string, pieces: number, one: number, from = -40): Body => ({
  package: `Inductor ${size} mm`,
  pieces,
  one,
  tolerance: 20,
  params: { operating_temperature: [from, 125] },
})
const microhenries = (...values: number[]) => values.map((value) => tidy(value * 1e-6))

export const bournsSr = inductors(
  {
    name: 'SR',
    manufacturer: 'bourns',
    category: 'power-inductors',
    noun: 'Power inductor',
    pattern: /^SR(R1260|R1280|N4018|N6045|N8040)-\d?[\dR]\d[MY]$/,
    pins: ['SRR1260-100M'],
  },
  {
    SRR1260: power('12.5 × 12.5 × 6', 600, 1.25),
    SRR1280: power('12.5 × 12.5 × 8', 400, 1.4),
    SRN4018: power('4 × 4 × 1.8', 3_500, 0.52),
    SRN6045: power('6 × 6 × 4.5', 1_500, 0.6),
    SRN8040: power('8 × 8 × 4', 1_000, 0.72),
  },
  {
    SRR1260: decades(e12, 10e-6, 1000e-6),
    SRR1280: decades(e12, 10e-6, 1000e-6),
    SRN4018: microhenries(10, 15, 22, 33, 47, 68, 100),
    SRN6045: microhenries(10, 15, 22, 33, 47, 68, 100),
    SRN8040: microhenries(10, 15, 22, 33, 47, 68, 100),
  },
  ({ type, inductance }) => `${type}-${microCode(inductance)}M`,
)
export const vishayIhlp = inductors(
  {
    name: 'IHLP',
    manufacturer: 'vishay',
    category: 'power-inductors',
    noun: 'Shielded power inductor',
    pattern: /^IHLP(1616BZ|2020CZ|2525CZ|4040DZ|5050FD)ER[\dR]{3}M01$/,
    pins: ['IHLP2525CZER100M01'],
  },
  {
    IHLP1616BZ: power('4.1 × 4.5 × 2', 2_000, 1.35, -55),
    IHLP2020CZ: power('5.2 × 5.5 × 3', 2_000, 1.4, -55),
    IHLP2525CZ: power('6.5 × 6.9 × 3', 2_000, 1.5, -55),
    IHLP4040DZ: power('10.2 × 10.8 × 4', 500, 2.3, -55),
    IHLP5050FD: power('12.9 × 13.2 × 6.4', 250, 3.3, -55),
  },
  {
    IHLP1616BZ: microhenries(0.22, 0.47, 1, 1.5, 2.2, 3.3, 4.7),
    IHLP2020CZ: microhenries(0.22, 0.47, 1, 1.5, 2.2, 3.3, 4.7, 10),
    IHLP2525CZ: microhenries(0.1, 0.22, 0.33, 0.47, 0.68, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 8.2, 10),
    IHLP4040DZ: microhenries(0.47, 1, 1.5, 2.2, 3.3, 4.7, 5.6, 6.8, 8.2, 10),
    IHLP5050FD: microhenries(0.47, 1, 1.5, 2.2, 3.3, 4.7, 6.8, 8.2, 10, 15, 22, 33, 47),
  },
  ({ type, inductance }) => `${type}ER${microCode(inductance)}M01`,
)
/** Nanohenries as digits and exponent: 2.2 µH is `222`. */
const coilcraftCode = (henries: number) => exponentCode(tidy(henries * 1e9), 3)

export const coilcraftXal = inductors(
  {
    name: 'XAL',
    manufacturer: 'coilcraft',
    category: 'power-inductors',
    noun: 'Shielded power inductor',
    pattern: /^XAL(4020|5030|6030|6060|7070)-\d{3}ME[CB]$/,
  },
  {
    XAL4020: power('4 × 4 × 2.1', 1_000, 1.6),
    XAL5030: power('5.3 × 5.5 × 3.1', 1_500, 1.7),
    XAL6030: power('6.4 × 6.6 × 3.1', 1_000, 1.8),
    XAL6060: power('6.4 × 6.6 × 6.1', 500, 1.95),
    XAL7070: power('7.5 × 7.7 × 7', 250, 2.2),
  },
  {
    XAL4020: microhenries(0.22, 0.4, 0.6, 1, 1.5, 2.2),
    XAL5030: microhenries(0.6, 0.8, 1.2, 2.2, 3.3, 4.7),
    XAL6030: microhenries(0.33, 1, 1.2, 1.8, 2.2, 3.3),
    XAL6060: microhenries(4.7, 5.6, 6.8, 8.2, 10, 15, 22, 33),
    XAL7070: microhenries(4.7, 6.8, 10, 15, 22, 33, 47),
  },
  ({ type, inductance }) => `${type}-${coilcraftCode(inductance)}ME${type === 'XAL4020' ? 'B' : 'C'}`,
)
export const axialInductors = inductors(
  {
    name: '78F',
    manufacturer: 'bourns',
    category: 'through-hole-inductors',
    noun: 'Axial inductor',
    pattern: /^78F[\dR]{3}J-RC$/,
  },
  {
    '78F': {
      package: 'Axial D4.2 L9.5',
      pieces: 1_000,
      one: 0.34,
      tolerance: 5,
      params: { operating_temperature: [-55, 105] },
    },
  },
  {
    '78F': decades(e12, 1e-6, 1000e-6),
  },
  ({ inductance }) => `78F${microCode(inductance)}J-RC`,
)
