import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { reel, tape } from '../../engine/packings.ts'
import type { Packing } from '../../engine/part.ts'

type Bipolar = { base: string; gain: string; body: string }

const volts: Record<string, number> = {
  BC846: 65,
  BC847: 45,
  BC848: 30,
  BC856: 65,
  BC857: 45,
  BC858: 30,
  BC807: 45,
  BC817: 45,
}
const gains: Record<string, string> = {
  A: '110–220',
  B: '200–450',
  C: '420–800',
  '-16': '100–250',
  '-25': '160–400',
  '-40': '250–600',
}
const bodies: Record<string, { package: string; watts: number }> = {
  '': { package: 'SOT-23', watts: 0.25 },
  W: { package: 'SC-70-3', watts: 0.2 },
}
const isPnp = (base: string) => /^BC8(5\d|07)$/.test(base)

type Manufacturer = {
  manufacturer: string
  pattern: RegExp
  one: number
  pins?: string[]
  number: (o: Bipolar) => string
  reel?: (mpn: string, o: Bipolar) => readonly [string, number]
  more?: (o: Bipolar) => Packing[]
}
const common = [
  { base: ['BC846', 'BC856'], gain: ['A', 'B'] },
  { base: ['BC847', 'BC857'], gain: ['A', 'B', 'C'] },
  { base: ['BC848', 'BC858'], gain: ['B', 'C'] },
  { base: ['BC807', 'BC817'], gain: ['-16', '-25', '-40'] },
]

const bipolar = ({ manufacturer, pattern, one, pins, number, reel: first, more }: Manufacturer) =>
  series<Bipolar>({
    name: 'BC8xx',
    manufacturer,
    category: 'bipolar-transistors',
    noun: 'Transistor',
    family: 'bc8xx',
    pattern,
    pins,
    blocks: common.map((block) => ({ ...block, body: Object.keys(bodies) })),
    part: (o) => {
      const { package: packageName, watts } = lookup(bodies, o.body)
      const mpn = number(o)
      const price = { one, fall: 0.29 }
      return {
        mpn,
        noun: isPnp(o.base) ? 'PNP transistor' : 'NPN transistor',
        package: packageName,
        params: {
          polarity: isPnp(o.base) ? 'PNP' : 'NPN',
          collector_emitter_voltage: lookup(volts, o.base),
          collector_current: o.gain.startsWith('-') ? 0.5 : 0.1,
          current_gain: lookup(gains, o.gain),
          power: watts,
          operating_temperature: [-65, 150],
        },
        packings: [...tape(mpn, price, first?.(mpn, o) ?? 3_000), ...(more?.(o) ?? [])],
        price,
      }
    },
  })

const stem = ({ base, gain, body }: Bipolar) => base + gain + body
const any = 'BC8(4[678][ABC]|5[678][ABC]|[01]7-(16|25|40))'

export const nexperiaBc = bipolar({
  manufacturer: 'nexperia',
  pattern: new RegExp(`^${any}W?$`),
  one: 0.14,
  pins: ['BC847B', 'BC857B', 'BC817-40', 'BC807-40'],
  number: stem,
  reel: (mpn, { body }) => [`${mpn},${body === '' ? 215 : 115}`, 3_000],
  more: (o) => (o.body === '' ? [reel(`${stem(o)},235`, 10_000)] : []),
})
export const onsemiBc = bipolar({
  manufacturer: 'onsemi',
  pattern: new RegExp(`^${any}[LW]T1G$`),
  one: 0.15,
  pins: ['BC847BLT1G'],
  number: (o) => `${o.base}${o.gain}${o.body || 'L'}T1G`,
  more: (o) => (o.body === '' ? [reel(`${o.base}${o.gain}LT3G`, 10_000)] : []),
})
export const diodesBc = bipolar({
  manufacturer: 'diodes-incorporated',
  pattern: new RegExp(`^${any}W?-7-F$`),
  one: 0.16,
  number: (o) => `${stem(o)}-7-F`,
})
