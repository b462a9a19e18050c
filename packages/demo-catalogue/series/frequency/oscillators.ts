import { series, type Options } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { bulk, reel, tape } from '../../engine/packings.ts'

type Oscillator = { megahertz: number; kilohertz: number; size: string; grade: string; ppm: number; volts: string }

const thousand = Array.from({ length: 1000 }, (_, i) => i)
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const popular = {
  megahertz: [4, 8, 10, 12, 16, 20, 24, 25, 26, 27, 30, 32, 33, 40, 48, 50, 54, 60, 64, 66, 72, 75, 80, 100, 125],
  kilohertz: [0],
  grade: ['I'],
  volts: ['18', '33'],
}
const hertz = ({ megahertz, kilohertz }: Pick<Oscillator, 'megahertz' | 'kilohertz'>) =>
  megahertz * 1e6 + kilohertz * 1e3
const celsius = { commercial: [-20, 70], industrial: [-40, 85] } as const
const toCelsius = (grade: string) => (grade === 'I' ? celsius.industrial : celsius.commercial)

const sizes: Record<string, { code: string; pads: number; one: number }> = {
  '2016': { code: '7', pads: 4, one: 1.5 },
  '2520': { code: '1', pads: 4, one: 1.4 },
  '3225': { code: '2', pads: 4, one: 1.35 },
  '5032': { code: '3', pads: 4, one: 1.45 },
  '7050': { code: '8', pads: 4, one: 1.55 },
}
const stability: Record<number, string> = { 20: '1', 25: '2', 50: '3' }
const supplies: Record<string, number> = { '18': 1.8, '25': 2.5, '28': 2.8, '30': 3, '33': 3.3 }

const sitime = (
  base: 'SiT8008B' | 'SiT8009B' | 'SiT2001B',
  from: number,
  to: number,
  weight: number,
  pins: string[] = [],
) =>
  series<Oscillator & Options>({
    name: base,
    manufacturer: 'sitime',
    category: 'mems-oscillators',
    noun: 'MEMS oscillator',
    pattern: new RegExp(`^${base}[CI]-[12378S][123]-(18|25|28|30|33)E-\\d{1,3}\\.\\d{6}$`),
    pins,
    weight,
    popular,
    blocks: [
      {
        megahertz: upTo(from, to),
        kilohertz: thousand,
        size: base === 'SiT2001B' ? ['SOT-23-5'] : Object.keys(sizes),
        grade: ['C', 'I'],
        ppm: [20, 25, 50],
        volts: Object.keys(supplies),
      },
    ],
    part: (o) => {
      const isSot = o.size === 'SOT-23-5'
      const body = isSot ? { code: 'S', pads: 5, one: 1.3 } : lookup(sizes, o.size)
      const frequency = hertz(o)
      const mpn = `${base}${o.grade}-${body.code}${lookup(stability, o.ppm)}-${o.volts}E-${(frequency / 1e6).toFixed(6)}`
      const price = { one: body.one * (o.ppm === 20 ? 1.15 : 1), fall: 0.1 }
      return {
        mpn,
        package: isSot ? o.size : `SMD ${o.size}-4`,
        params: {
          frequency,
          frequency_stability: o.ppm,
          supply_voltage: lookup(supplies, o.volts),
          operating_temperature: toCelsius(o.grade),
        },
        packings: [...tape(mpn, price), reel(`${mpn}D`, 3_000), reel(`${mpn}E`, 1_000)],
        price,
      }
    },
  })
/** `SiT8008BI-12-33E-25.000000`: grade, size and stability, supply, enable pin, megahertz. */
export const sit8008 = sitime('SiT8008B', 1, 109, 0.05, ['SiT8008BI-12-33E-25.000000'])
export const sit8009 = sitime('SiT8009B', 115, 136, 0.02)
export const sit2001 = sitime('SiT2001B', 1, 109, 0.02)

const dscSizes: Record<string, string> = { A: '7050', B: '5032', C: '3225', D: '2520' }
const dscStability: Record<number, string> = { 10: '5', 25: '2', 50: '1' }
/** `DSC1001CI2-025.0000`: size, grade, stability, megahertz; T on the reel. */
export const microchipDsc = series<Omit<Oscillator, 'volts'> & Options>({
  name: 'DSC1001',
  manufacturer: 'microchip',
  category: 'mems-oscillators',
  noun: 'MEMS oscillator',
  pattern: /^DSC1001[ABCD][EI][125]-\d{3}\.\d{4}$/,
  pins: ['DSC1001CI2-025.0000'],
  weight: 0.04,
  popular,
  blocks: [
    { megahertz: upTo(1, 149), kilohertz: thousand, size: Object.keys(dscSizes), grade: ['E', 'I'], ppm: [10, 25, 50] },
  ],
  part: (o) => {
    const frequency = hertz(o)
    const mpn = `DSC1001${o.size}${o.grade}${lookup(dscStability, o.ppm)}-${(frequency / 1e6).toFixed(4).padStart(8, '0')}`
    const price = { one: o.ppm === 10 ? 1.9 : 1.25, fall: 0.1 }
    return {
      mpn,
      package: `SMD ${lookup(dscSizes, o.size)}-4`,
      params: {
        frequency,
        frequency_stability: o.ppm,
        supply_voltage: [1.8, 3.3],
        operating_temperature: toCelsius(o.grade),
      },
      packings: [bulk(mpn, price), reel(`${mpn}T`, 1_000)],
      price,
    }
  },
})
