import type { PackageShape } from '../shape.ts'
import type { Rule } from './rule.ts'
import { packagesOfTwoRows, smallOutlines, type TwoRows } from './outlines.ts'

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** TSOP-I has its leads on the short sides, so its width is the longer side. */
function twoRows(name: string, pins: number, long: number, short: number): PackageShape {
  const { pitch, width, span, lead, lengths }: TwoRows = packagesOfTwoRows[name] ?? packagesOfTwoRows.SOIC!
  const [along, between] = name === 'TSOP-I' ? [short, long] : [long, short]
  const row = range(pins / 2)
  return {
    family: 'gullWing',
    length: along || lengths[pins] || row.length * pitch,
    width: between || width,
    span: (between || width) + span - width,
    pitch: name === 'MSOP' && pins > 8 ? 0.5 : pitch,
    lead,
    top: row,
    bottom: row,
  }
}

const qfpBodies: Record<number, [body: number, pitch: number]> = {
  32: [7, 0.8],
  44: [10, 0.8],
  48: [7, 0.5],
  64: [10, 0.5],
  80: [12, 0.5],
  100: [14, 0.5],
  128: [14, 0.4],
  144: [20, 0.5],
  176: [24, 0.5],
  208: [28, 0.5],
}

function quad(pins: number, length: number, width: number): PackageShape {
  const [body, pitch] = qfpBodies[pins] ?? [length || pins / 8 + 1.5, 0.5]
  const side = length || body
  const own = { length: side, width: width || side }
  return {
    family: 'qfp',
    pins,
    ...own,
    pitch: side === body ? pitch : fitting(pins / 4, side - 1.5, [0.8, 0.65, 0.5, 0.4]),
    span: Math.min(own.length, own.width) + 2,
  }
}

const fitting = (pins: number, space: number, pitches: number[]): number =>
  pitches.find((pitch) => (pins - 1) * pitch <= space) ?? pitches.at(-1) ?? 0.4

const plccSides: Record<number, [length: number, width: number]> = {
  20: [9, 9],
  28: [11.5, 11.5],
  32: [14, 11.4],
  44: [16.6, 16.6],
  68: [24.2, 24.2],
  84: [29.3, 29.3],
}

const noLeadBodies: Record<number, number> = {
  4: 1,
  6: 2,
  8: 3,
  10: 3,
  12: 3,
  16: 3,
  20: 4,
  24: 4,
  28: 5,
  32: 5,
  40: 6,
  48: 7,
  56: 8,
  64: 9,
  68: 8,
  100: 12,
}

function noLead(name: string, pins: number, length: number, width: number): PackageShape {
  const sides = /DFN|SON/.test(name) ? 2 : 4
  const side = length || noLeadBodies[pins] || Math.sqrt(pins) * 1.1
  if (pins <= 2)
    return {
      family: 'diode',
      length: side * 0.94,
      width: width || side * 0.6,
      span: side,
      lead: (width || side * 0.6) * 0.8,
    }
  const perSide = sides === 2 ? Math.ceil(pins / 2) : pins / 4
  const pitch =
    sides === 2
      ? fitting(perSide, side - 0.45, [1.27, 0.65, 0.5, 0.4, 0.35])
      : fitting(perSide, side - 1.4, perSide <= 4 ? [0.65, 0.5, 0.4] : [0.5, 0.4, 0.35])
  return { family: 'noLead', pins, length: side, width: width || side, pitch, sides }
}

function ballGrid(name: string, balls: number, length: number, width: number): PackageShape {
  const columns = Math.ceil(Math.sqrt(balls))
  const usual = name === 'BGA' ? 0.8 : 0.4
  if (!length)
    return { family: 'bga', balls, length: columns * usual + 0.3, width: columns * usual + 0.3, pitch: usual }
  const pitches = name === 'BGA' ? [1.27, 1, 0.8, 0.65, 0.5, 0.4] : [0.5, 0.4, 0.35, 0.3]
  return { family: 'bga', balls, length, width, pitch: fitting(columns, Math.min(length, width) - 0.5, pitches) }
}

const dipLengths: Record<number, number> = {
  4: 4.8,
  6: 7.2,
  8: 9.3,
  14: 19.3,
  16: 19.3,
  18: 22.9,
  20: 26.2,
  24: 31.8,
  28: 35.6,
  40: 52.3,
}

function dip(pins: number, isWide: boolean): PackageShape {
  const length = dipLengths[pins] ?? pins * 1.27 + 0.4
  return { family: 'dip', pins, length, width: isWide ? 13.8 : 6.35, span: isWide ? 15.24 : 7.62 }
}

const size = String.raw`(?: \(([\d.]+) × ([\d.]+) mm\))?$`

export const semiconductorRules: Rule[] = [
  [
    /^(SOT-\d+(?:-\d)?|SC-70-\d|SOP-4|MBS|DBS|PowerDI-5|LFPAK56|SOT-669)$/,
    ({ text }) => smallOutlines[text(1)] ?? smallOutlines['SOT-23']!,
  ],
  [
    new RegExp(`^(SOIC-W|SOIC|SOP|SSOP|TSSOP|MSOP|VSSOP|QSOP|TVSOP|SOJ|TSOP-II|TSOP-I)-(\\d+)${size}`),
    ({ text, number }) => twoRows(text(1), number(2), number(3), number(4)),
  ],
  [/^DB-1$/, () => dip(4, false)],
  [/^DIP-(\d+)(W?)$/, ({ number, text }) => dip(number(1), text(2) === 'W' || number(1) >= 40)],
  [
    /^SIP-(\d+)$/,
    ({ number }) => ({
      family: 'singleRow',
      pins: number(1),
      width: number(1) * 2.54,
      height: 6,
      tab: 0,
      pitch: 2.54,
      lead: 0.5,
      hole: 0,
    }),
  ],
  [new RegExp(`^[LT]QFP-(\\d+)${size}`), ({ number }) => quad(number(1), number(2), number(3))],
  [
    /^PLCC-(20|28|32|44|68|84)$/,
    ({ number }) => {
      const [length, width] = plccSides[number(1)]!
      return { family: 'qfp', pins: number(1), length, width, pitch: 1.27, span: Math.min(length, width) + 0.9 }
    },
  ],
  [
    new RegExp(`^(QFN|UQFN|DFN|SON|X2SON|LGA)-(\\d+)${size}`),
    ({ text, number }) => noLead(text(1), number(2), number(3), number(4)),
  ],
  [/^(PowerPAK SO-8|TDSON-8)$/, () => ({ family: 'noLead', pins: 8, length: 4.9, width: 6, pitch: 1.27, sides: 2 })],
  [new RegExp(`^(BGA|WLCSP)-(\\d+)${size}`), ({ text, number }) => ballGrid(text(1), number(2), number(3), number(4))],
]
