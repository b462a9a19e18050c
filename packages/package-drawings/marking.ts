import { eia96, threeDigits, fourDigits } from './value-codes.ts'
import type { PackageShape } from './shape.ts'

/** `value` is in the SI base unit, `filterValue` in the notation of an English data sheet. */
export type ParameterFact = { key: string; value: number | null; filterValue: string }
export type MarkedPart = { partNumber: string; dateCode: string | null; parameters: readonly ParameterFact[] }

const lineLength = 12

export function createMarking(shape: PackageShape, { partNumber, dateCode, parameters }: MarkedPart): string[] {
  const fact = (key: string) => parameters.find((parameter) => parameter.key === key)
  const value = (key: string) => fact(key)?.value ?? null
  const print = (key: string) => fact(key)?.filterValue.replaceAll(/\s/g, '') ?? ''
  switch (shape.family) {
    case 'chip':
      return shape.kind === 'resistor' && shape.elements === 1
        ? resistor(shape.length, value('resistance'), value('tolerance'))
        : []
    case 'tantalum':
      return [code(value('capacitance'), 1e12), print('voltage')].filter(Boolean)
    case 'smdCan':
    case 'radialCan':
      return [print('capacitance'), print('voltage')].filter(Boolean)
    case 'powerInductor':
      return [code(value('inductance'), 1e6)].filter(Boolean)
    case 'crystal':
    case 'hc49':
      return [megahertz(value('frequency'))].filter(Boolean)
    case 'axial':
      return shape.kind === 'diode' ? [stem(partNumber)] : []
    case 'gullWing':
      return shape.bottom.length > 3 ? [...lines(partNumber), week(dateCode)].filter(Boolean) : []
    case 'noLead':
      return shape.length >= 3 ? [...lines(partNumber), week(dateCode)].filter(Boolean) : []
    case 'qfp':
    case 'dip':
    case 'tabbed':
    case 'module':
      return [...lines(partNumber), week(dateCode)].filter(Boolean)
    case 'singleRow':
    case 'to92':
      return lines(partNumber)
    case 'generic':
      return [shape.label]
    default:
      return []
  }
}

/** Chips below 0603 (1.6 mm) are too small for a mark; 0603 of 1 % carries the three characters of EIA-96. */
function resistor(length: number, ohms: number | null, tolerance: number | null): string[] {
  if (ohms === null || length < 1.6) return []
  const isPrecise = tolerance !== null && tolerance <= 1
  if (!isPrecise) return [threeDigits(ohms)]
  return [(length < 2 && eia96(ohms)) || fourDigits(ohms)]
}

const code = (value: number | null, perUnit: number) => (value === null ? '' : threeDigits(value * perUnit))

const megahertz = (hertz: number | null) =>
  hertz === null ? '' : hertz < 1e6 ? `${hertz / 1e3}K` : (hertz / 1e6).toFixed(3)

const week = (dateCode: string | null) => /^\d{4}/.exec(dateCode ?? '')?.[0] ?? ''

const stem = (partNumber: string) => /^[A-Z0-9.]+/i.exec(partNumber)?.[0].slice(0, lineLength) ?? ''

function lines(partNumber: string): string[] {
  if (partNumber.length <= lineLength) return [partNumber]
  const cuts = [...partNumber.matchAll(/(?<=[-/])|(?<=\d)(?=[A-Z])/gi)].map(({ index }) => index)
  const cut = cuts.find((at) => at >= partNumber.length / 2 && at <= lineLength) ?? lineLength
  return [partNumber.slice(0, cut).replace(/[-/]$/, ''), partNumber.slice(cut, cut + lineLength)]
}
