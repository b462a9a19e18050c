import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { reel, tape } from '../../engine/packings.ts'
import type { Packing } from '../../engine/part.ts'

type Tvs = { type: string; volts: string; direction: 'A' | 'CA' }
type Body = { package: string; watts: number; one: number; pieces: number }

const standoff =
  '5.0 6.0 6.5 7.0 7.5 8.0 8.5 9.0 10 11 12 13 14 15 16 17 18 20 22 24 26 28 30 33 36 40 43 45 48 51 54 58 60 64 70 75 78 85 90 100 110 120 130 150 160 170'.split(
    ' ',
  )
const common = ['5.0', '12', '15', '24', '33']
const breakdown =
  '6.8 7.5 8.2 9.1 10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91 100 110 120 130 150 160 170 180 200'.split(
    ' ',
  )

const sma = { package: 'DO-214AC (SMA)', watts: 400, one: 0.32 }
const smb = { package: 'DO-214AA (SMB)', watts: 600, one: 0.38 }
const smc = { package: 'DO-214AB (SMC)', watts: 1500, one: 0.62 }
const bodies: Record<string, Body> = {
  SMAJ: { ...sma, pieces: 5_000 },
  SMBJ: { ...smb, pieces: 3_000 },
  SMCJ: { ...smc, pieces: 3_000 },
  P6SMB: { ...smb, pieces: 3_000 },
  '1.5SMC': { ...smc, pieces: 3_000 },
  P6KE: { package: 'Axial DO-15', watts: 600, one: 0.44, pieces: 4_000 },
  '1.5KE': { package: 'Axial DO-201AD', watts: 1500, one: 0.78, pieces: 800 },
}
const isByBreakdown = (type: string) => type.startsWith('P6') || type.startsWith('1.5')

type Manufacturer = {
  manufacturer: string
  pattern: RegExp
  types: readonly string[]
  number: (stem: string, type: string) => string
  pins?: string[]
  more?: (stem: string, type: string) => Packing[]
}
const tvs = ({ manufacturer, pattern, types, number, pins, more }: Manufacturer) =>
  series<Tvs>({
    name: 'TVS',
    manufacturer,
    category: 'tvs-diodes',
    noun: 'TVS diode',
    family: 'tvs',
    pattern,
    pins,
    popular: { volts: common },
    blocks: types.map((type) => ({
      type: [type],
      volts: isByBreakdown(type) ? breakdown : standoff,
      direction: ['A', 'CA'],
    })),
    part: ({ type, volts, direction }) => {
      const body = lookup(bodies, type)
      const stem = `${type}${volts}${direction}`
      const mpn = number(stem, type)
      const price = { one: body.one, fall: 0.2 }
      return {
        mpn,
        noun: direction === 'A' ? 'TVS diode, unidirectional' : 'TVS diode, bidirectional',
        package: body.package,
        params: {
          ...(isByBreakdown(type) ? { breakdown_voltage: Number(volts) } : { standoff_voltage: Number(volts) }),
          peak_pulse_power: body.watts,
        },
        packings: [...tape(mpn, price, body.pieces), ...(more?.(stem, type) ?? [])],
        price,
      }
    },
  })

const surface = ['SMAJ', 'SMBJ', 'SMCJ']
export const littelfuseTvs = tvs({
  manufacturer: 'littelfuse',
  pattern: /^(SM[ABC]J|P6SMB|1\.5SMC|P6KE|1\.5KE)\d+(\.\d)?C?A$/,
  types: Object.keys(bodies),
  number: (stem) => stem,
  pins: ['SMBJ5.0CA', 'SMBJ24A', 'SMAJ5.0A'],
})
export const bournsTvs = tvs({
  manufacturer: 'bourns',
  pattern: /^SM[ABC]J\d+(\.\d)?C?A$/,
  types: surface,
  number: (stem) => stem,
})
const vishayReel: Record<string, readonly [string, string]> = {
  SMAJ: ['61', '5A'],
  SMBJ: ['52', '5B'],
  SMCJ: ['57T', '9AT'],
}
export const vishayTvs = tvs({
  manufacturer: 'vishay',
  pattern: /^SM[ABC]J\d+(\.\d)?C?A-E3\/\d{2}T?$/,
  types: surface,
  number: (stem, type) => `${stem}-E3/${lookup(vishayReel, type)[0]}`,
  more: (stem, type) => [
    reel(`${stem}-E3/${lookup(vishayReel, type)[1]}`, type === 'SMAJ' ? 7_500 : type === 'SMBJ' ? 3_200 : 3_500),
  ],
})
export const diodesTvs = tvs({
  manufacturer: 'diodes-incorporated',
  pattern: /^SM[ABC]J\d+(\.\d)?C?A-13-F$/,
  types: surface,
  number: (stem) => `${stem}-13-F`,
})
