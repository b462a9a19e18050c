import {
  decades,
  e192,
  e24,
  e24e96,
  exponentCode,
  letterPoint,
  nineEightCode,
  paddedLetterPoint,
  percentByLetter,
} from '../../engine/codes.ts'
import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { bulk, reel, tape } from '../../engine/packings.ts'
import type { Facts, Price } from '../../engine/part.ts'

type Axial = { type: string; tolerance: 'B' | 'C' | 'D' | 'F' | 'J'; resistance: number }
type Body = { watts: number; volts: number; package: string; tcr: number; carbon?: boolean }

const price = (watts: number, tolerance: Axial['tolerance']): Price => ({
  one: (0.1 + 0.08 * watts) * (percentByLetter[tolerance] < 1 ? 6 : 1),
  fall: 0.32,
})

const axial = (
  mpn: string,
  { tolerance, resistance }: Axial,
  body: Body,
  reelCode?: readonly [string, number],
): Facts => {
  const list = price(body.watts, tolerance)
  return {
    mpn,
    package: body.package,
    params: {
      resistance,
      tolerance: percentByLetter[tolerance],
      power: body.watts,
      voltage: body.volts,
      ...(body.carbon ? {} : { temperature_coefficient: body.tcr }),
      operating_temperature: [-55, 155],
    },
    packings: reelCode ? [bulk(mpn, list), reel(...reelCode)] : tape(mpn, list, 5_000),
    price: list,
  }
}

const quarterWatt = { watts: 0.25, volts: 250, package: 'Axial D2.4 L6.3', tcr: 100 }
const e24Main = decades(e24, 10, 1e6)

export const yageoMfr = series<Axial>({
  name: 'MFR',
  manufacturer: 'yageo',
  category: 'metal-film-resistors',
  noun: 'Metal film resistor',
  pattern: /^MFR-25FBF52-\d{1,3}[RKM]\d{0,2}$/,
  popular: { resistance: e24Main },
  blocks: [{ type: ['25'], tolerance: ['F'], resistance: decades(e24e96, 10, 1e6) }],
  part: (o) => {
    const value = letterPoint(o.resistance)
    return axial(`MFR-25FBF52-${value}`, o, quarterWatt, [`MFR-25FRF52-${value}`, 5_000])
  },
})

export const yageoCfr = series<Axial>({
  name: 'CFR',
  manufacturer: 'yageo',
  category: 'carbon-film-resistors',
  noun: 'Carbon film resistor',
  pattern: /^CFR-25JB-52-\d{1,3}[RKM]\d{0,2}$/,
  pins: ['CFR-25JB-52-10K'],
  blocks: [{ type: ['25'], tolerance: ['J'], resistance: decades(e24, 1, 10e6) }],
  part: (o) => {
    const value = letterPoint(o.resistance)
    return axial(`CFR-25JB-52-${value}`, o, { ...quarterWatt, carbon: true }, [`CFR-25JR-52-${value}`, 5_000])
  },
})

const mrs: Record<string, Body> = {
  MRS16000: { watts: 0.4, volts: 200, package: 'Axial D1.9 L3.7', tcr: 50 },
  MRS25000: { watts: 0.6, volts: 350, package: 'Axial D2.5 L6.5', tcr: 50 },
}
export const vishayMrs = series<Axial>({
  name: 'MRS',
  manufacturer: 'vishay',
  category: 'metal-film-resistors',
  noun: 'Metal film resistor',
  pattern: /^MRS(16|25)000C\d{4}FCT00$/,
  popular: { resistance: e24Main },
  blocks: [{ type: Object.keys(mrs), tolerance: ['F'], resistance: decades(e24e96, 10, 1e6) }],
  part: (o) => axial(`${o.type}C${nineEightCode(o.resistance, 4)}FCT00`, o, lookup(mrs, o.type)),
})

const cmf: Record<string, Body & { code: string }> = {
  'CMF50 H': { code: 'H', watts: 0.25, volts: 200, package: 'Axial D1.7 L3.8', tcr: 50 },
  'CMF55 H': { code: 'H', watts: 0.5, volts: 250, package: 'Axial D2.3 L6.1', tcr: 50 },
  'CMF55 E': { code: 'E', watts: 0.5, volts: 250, package: 'Axial D2.3 L6.1', tcr: 25 },
  'CMF60 H': { code: 'H', watts: 1, volts: 500, package: 'Axial D3.7 L8.7', tcr: 50 },
  'CMF60 E': { code: 'E', watts: 1, volts: 500, package: 'Axial D3.7 L8.7', tcr: 25 },
  'CMF65 H': { code: 'H', watts: 1.5, volts: 500, package: 'Axial D4.7 L14.3', tcr: 50 },
}
export const vishayCmf = series<Axial>({
  name: 'CMF',
  manufacturer: 'vishay',
  category: 'metal-film-resistors',
  noun: 'Metal film resistor',
  pattern: /^CMF(50|55|60|65)[\dRKM]{6}[BCDF][HE]EB$/,
  popular: { type: ['CMF55 H', 'CMF60 H'], tolerance: ['F'], resistance: e24Main },
  blocks: [{ type: Object.keys(cmf), tolerance: ['B', 'C', 'D', 'F'], resistance: decades(e192, 10, 1e6) }],
  part: (o) => {
    const body = lookup(cmf, o.type)
    const stem = `${o.type.slice(0, 5)}${paddedLetterPoint(o.resistance, 6)}${o.tolerance}${body.code}`
    return axial(`${stem}EB`, o, body, [`${stem}EA`, 2_500])
  },
})

const stackpole: Record<string, Body> = {
  RNF14: { watts: 0.25, volts: 250, package: 'Axial D2.4 L6.3', tcr: 100 },
  RNF12: { watts: 0.5, volts: 350, package: 'Axial D3.2 L9', tcr: 100 },
  CF14: { watts: 0.25, volts: 350, package: 'Axial D2.4 L6.3', tcr: 0, carbon: true },
  CF12: { watts: 0.5, volts: 350, package: 'Axial D3.2 L9', tcr: 0, carbon: true },
}
export const stackpoleRnf = series<Axial>({
  name: 'RNF',
  manufacturer: 'stackpole',
  category: 'metal-film-resistors',
  noun: 'Metal film resistor',
  pattern: /^RNF1[24]FTD\d{1,3}[RKM]\d{0,2}$/,
  popular: { resistance: e24Main },
  blocks: [{ type: ['RNF14', 'RNF12'], tolerance: ['F'], resistance: decades(e24e96, 10, 1e6) }],
  part: (o) => axial(`${o.type}FTD${paddedLetterPoint(o.resistance)}`, o, lookup(stackpole, o.type)),
})
export const stackpoleCf = series<Axial>({
  name: 'CF',
  manufacturer: 'stackpole',
  category: 'carbon-film-resistors',
  noun: 'Carbon film resistor',
  pattern: /^CF1[24]JT\d{1,3}[RKM]\d{0,2}$/,
  pins: ['CF14JT10K0'],
  blocks: [{ type: ['CF14', 'CF12'], tolerance: ['J'], resistance: decades(e24, 1, 10e6) }],
  part: (o) => axial(`${o.type}JT${paddedLetterPoint(o.resistance)}`, o, lookup(stackpole, o.type)),
})

const koa: Record<string, Body> = {
  'MF1/4D': { watts: 0.25, volts: 250, package: 'Axial D2.3 L6.3', tcr: 100 },
  'MF1/4C': { watts: 0.25, volts: 250, package: 'Axial D2.3 L6.3', tcr: 50 },
  'MF1/2D': { watts: 0.5, volts: 350, package: 'Axial D3.5 L9', tcr: 100 },
}
export const koaMf = series<Axial>({
  name: 'MF',
  manufacturer: 'koa-speer',
  category: 'metal-film-resistors',
  noun: 'Metal film resistor',
  pattern: /^MF1\/[24][CD]CT52R(\d{4}|\d\dR\d)F$/,
  popular: { type: ['MF1/4D'], resistance: e24Main },
  blocks: [{ type: Object.keys(koa), tolerance: ['F'], resistance: decades(e24e96, 10, 1e6) }],
  part: (o) => axial(`${o.type}CT52R${exponentCode(o.resistance, 4)}F`, o, lookup(koa, o.type)),
})
