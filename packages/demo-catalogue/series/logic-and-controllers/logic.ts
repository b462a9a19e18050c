import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape, tube } from '../../engine/packings.ts'
import type { Packing, Price } from '../../engine/part.ts'
import { logicFunctions } from './logic-functions.ts'

type Logic = { family: string; code: string; body: string }
type Family = {
  volts: readonly [number, number]
  celsius: readonly [number, number]
  one: number
  codes: string
  bodies: readonly string[]
}

const basic = '00 02 04 08 14 32 74 86 125 126 138 139'
const octal = '240 244 245 273 373 374 540 541 573 574'

type Body = {
  name: (pins: number) => string
  package: (pins: number) => string
  pack: (mpn: string, price: Price, pins: number) => Packing[]
}
const isWide = (pins: number) => pins === 20

const tiBodies: Record<string, Body> = {
  N: { name: () => 'N', package: (pins) => `DIP-${pins}`, pack: (mpn, _, pins) => [tube(mpn, isWide(pins) ? 20 : 25)] },
  D: {
    name: (pins) => (isWide(pins) ? 'DWR' : 'DR'),
    package: (pins) => `SOIC${isWide(pins) ? '-W' : ''}-${pins}`,
    pack: (mpn, price, pins) => [
      ...tape(mpn, price, isWide(pins) ? 2_000 : 2_500),
      tube(mpn.slice(0, -1), isWide(pins) ? 25 : pins === 14 ? 50 : 40),
    ],
  },
  NS: { name: () => 'NSR', package: (pins) => `SOP-${pins}`, pack: (mpn, price) => tape(mpn, price, 2_000) },
  DB: { name: () => 'DBR', package: (pins) => `SSOP-${pins}`, pack: (mpn, price) => tape(mpn, price, 2_000) },
  PW: { name: () => 'PWR', package: (pins) => `TSSOP-${pins}`, pack: (mpn, price) => tape(mpn, price, 2_000) },
}
const hc = { volts: [2, 6], celsius: [-40, 85] } as const
const ti: Record<string, Family> = {
  HC: {
    ...hc,
    one: 0.42,
    codes: `${basic} 10 11 20 21 27 132 148 151 153 157 161 163 164 165 166 174 175 191 193 251 253 257 259 365 367 377 393 594 595 4020 4040 4060 ${octal}`,
    bodies: ['N', 'D', 'NS', 'PW'],
  },
  HCT: {
    volts: [4.5, 5.5],
    celsius: [-40, 85],
    one: 0.48,
    codes: `00 02 04 08 14 32 74 125 138 139 157 377 ${octal}`,
    bodies: ['N', 'D', 'PW'],
  },
  AHC: {
    volts: [2, 5.5],
    celsius: [-40, 125],
    one: 0.45,
    codes: `${basic} 132 157 174 594 595 ${octal}`,
    bodies: ['N', 'D', 'NS', 'DB', 'PW'],
  },
  AHCT: {
    volts: [4.5, 5.5],
    celsius: [-40, 125],
    one: 0.45,
    codes: `${basic} 132 157 174 594 595 ${octal}`,
    bodies: ['N', 'D', 'NS', 'DB', 'PW'],
  },
  LVC: {
    volts: [1.65, 3.6],
    celsius: [-40, 125],
    one: 0.5,
    codes:
      '00A 02A 04A 06A 07A 08A 14A 32A 74A 86A 125A 126A 138A 139A 157A 240A 244A 245A 257A 373A 374A 541A 573A 574A',
    bodies: ['D', 'NS', 'DB', 'PW'],
  },
  LV: {
    volts: [2, 5.5],
    celsius: [-40, 85],
    one: 0.52,
    codes:
      '00A 04A 08A 14A 32A 74A 86A 125A 126A 138A 139A 164A 165A 240A 244A 245A 273A 373A 374A 541A 573A 574A 595A 4040A 4051A 4052A 4053A',
    bodies: ['D', 'NS', 'DB', 'PW'],
  },
  LS: {
    volts: [4.75, 5.25],
    celsius: [0, 70],
    one: 0.95,
    codes:
      '00 02 04 05 06 07 08 10 11 14 20 21 27 32 74A 86A 109A 112A 123 125A 126A 132 138 139A 148 151 153 157 161A 163A 164 165A 174 175 191 193 240 241 244 245 251 259B 273 365A 367A 373 374 377 393 540 541',
    bodies: ['N', 'D', 'NS'],
  },
}
const nexperiaBodies: Record<string, Body> = {
  D: {
    name: () => 'D',
    package: (pins) => `SOIC${isWide(pins) ? '-W' : ''}-${pins}`,
    pack: (mpn, price, pins) => tape(mpn, price, [`${mpn},118`, isWide(pins) ? 2_000 : 2_500]),
  },
  PW: {
    name: () => 'PW',
    package: (pins) => `TSSOP-${pins}`,
    pack: (mpn, price) => tape(mpn, price, [`${mpn},118`, 2_500]),
  },
}
const nexperiaCodes = `${basic} 10 11 20 27 112 123 132 151 153 157 161 163 164 165 174 175 193 251 253 257 259 365 367 377 393 594 595 4017 4020 4040 4051 4052 4053 4060 4066 4094 4538 ${octal}`
const nexperia: Record<string, Family> = {
  HC: {
    volts: [2, 6],
    celsius: [-40, 125],
    one: 0.36,
    codes: `${nexperiaCodes} 4002 4511 4518 4520`,
    bodies: ['D', 'PW'],
  },
  HCT: { volts: [4.5, 5.5], celsius: [-40, 125], one: 0.38, codes: nexperiaCodes, bodies: ['D', 'PW'] },
  AHC: {
    volts: [2, 5.5],
    celsius: [-40, 125],
    one: 0.4,
    codes: `${basic} 132 157 164 244 245 273 373 374 541 573 574 594 595`,
    bodies: ['D', 'PW'],
  },
  AHCT: {
    volts: [4.5, 5.5],
    celsius: [-40, 125],
    one: 0.4,
    codes: `${basic} 132 157 164 244 245 273 373 374 541 573 574 594 595`,
    bodies: ['D', 'PW'],
  },
  LVC: {
    volts: [1.2, 3.6],
    celsius: [-40, 125],
    one: 0.42,
    codes:
      '00A 02A 04A 06A 07A 08A 14A 32A 74A 86 125A 126A 138A 157A 244A 245A 273 373A 374A 541A 573A 574A 594A 595A',
    bodies: ['D', 'PW'],
  },
}
const onsemiBodies: Record<string, Body> = {
  D: {
    name: (pins) => (isWide(pins) ? 'DWR2G' : 'DR2G'),
    package: (pins) => `SOIC${isWide(pins) ? '-W' : ''}-${pins}`,
    pack: (mpn, price, pins) => tape(mpn, price, isWide(pins) ? 1_000 : 2_500),
  },
  DT: { name: () => 'DTR2G', package: (pins) => `TSSOP-${pins}`, pack: (mpn, price) => tape(mpn, price, 2_500) },
}
const onsemi: Record<string, Family> = {
  HC: {
    volts: [2, 6],
    celsius: [-55, 125],
    one: 0.44,
    codes:
      '00A 02A 04A 08A 14A 32A 74A 86A 125A 126A 132A 138A 139A 157A 164A 165A 174A 175A 244A 245A 273A 373A 374A 393A 541A 573A 574A 595A 4040A 4051A 4052A 4053A 4060A 4066A 4538A',
    bodies: ['D', 'DT'],
  },
  HCT: {
    volts: [4.5, 5.5],
    celsius: [-55, 125],
    one: 0.46,
    codes: '04A 14A 74A 138A 244A 245A 373A 541A 573A 574A 595A',
    bodies: ['D', 'DT'],
  },
  VHC: {
    volts: [2, 5.5],
    celsius: [-55, 125],
    one: 0.48,
    codes: '00 02 04 08 14 32 74 86 125 126 138 139 157 240 244 245 373 374 541 573 574 595',
    bodies: ['D', 'DT'],
  },
}

const logic = (
  manufacturer: string,
  prefix: string,
  families: Record<string, Family>,
  bodies: Record<string, Body>,
  pattern: RegExp,
  pins: string[],
) =>
  series<Logic>({
    name: `${prefix}xx`,
    manufacturer,
    category: 'gates-and-inverters',
    noun: 'Logic IC',
    pattern,
    pins,
    blocks: Object.entries(families).map(([family, data]) => ({
      family: [family],
      code: data.codes.split(' '),
      body: data.bodies,
    })),
    part: ({ family, code, body }) => {
      const { volts, celsius, one } = lookup(families, family)
      const { noun, pins: leads, category } = lookup(logicFunctions, code.replace(/[AB]$/, ''))
      const shape = lookup(bodies, body)
      const mpn = `${prefix}${family}${code}${shape.name(leads)}`
      const price = { one: one * (leads === 20 ? 1.35 : leads === 16 ? 1.1 : 1) * (body === 'N' ? 1.3 : 1), fall: 0.14 }
      return {
        mpn,
        category,
        noun,
        package: shape.package(leads),
        params: { logic_family: family, supply_voltage: volts, operating_temperature: celsius },
        packings: shape.pack(mpn, price, leads),
        price,
      }
    },
  })

export const tiLogic = logic(
  'texas-instruments',
  'SN74',
  ti,
  tiBodies,
  /^SN74(HCT?|AHCT?|LVC|LV|LS)\d{2,5}[AB]?(N|DR|DWR|NSR|DBR|PWR)$/,
  ['SN74HC595N', 'SN74HC595DR', 'SN74LVC245APWR', 'SN74HC14N', 'SN74HC04DR', 'SN74HCT04N'],
)
export const nexperiaLogic = logic('nexperia', '74', nexperia, nexperiaBodies, /^74(HCT?|AHCT?|LVC)\d{2,5}A?(D|PW)$/, [
  '74HC595D',
  '74HC14D',
])
export const onsemiLogic = logic(
  'onsemi',
  'MC74',
  onsemi,
  onsemiBodies,
  /^MC74(HCT?|VHC)\d{2,5}A?(DR2G|DWR2G|DTR2G)$/,
  ['MC74HC04ADR2G'],
)
