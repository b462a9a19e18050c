import { chipSizePattern } from '../query-parser/package-names.ts'
import type { PartKind } from './kinds.ts'

const bareNumber = /^\s*(\d+(?:[.,]\d+)?|[.,]\d+)\s*$/
const capacitorCode = /^\s*([1-9]\d)([1-6])\s*[JKM]?\s*$/

const e24 = '10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91'.split(' ')
/** `102` is 102 Ω or the code of 1 kΩ, and `0603` is a chip size. */
const isAmbiguous = (digits: string) =>
  /^0\d/.test(digits) || (/^\d\d[1-6]$/.test(digits) && e24.includes(digits.slice(0, 2)))

/** `1%`, `1/10W`, `50V`, `X7R` beside the value. */
const besideValue =
  /[±+/-]*\s?\d+(?:[.,]\d+)?\s?%|(?<![\d.,])(?:\d\/\d+|\d+(?:[.,]\d+)?)\s?[WV](?![\p{L}\d])|(?<![\p{L}\d])(?:X[5678][RSTU]|C0G|NP0|NPO|Y5V)(?![\p{L}\d])/giu
const watchHertz = 32_768
/** `16M`, `32.768k` of a crystal. */
const readBareFrequency = (text: string): number | null => {
  const [, digits, prefix = ''] = /^\s*(\d+(?:[.,]\d+)?)\s?([kM]?)\s*$/i.exec(text) ?? []
  const number = Number(digits?.replace(',', '.'))
  if (/^m$/i.test(prefix)) return Math.round(number * 1e6)
  return number === watchHertz || number * 1_000 === watchHertz ? watchHertz : null
}

const chipSize = new RegExp(`(?<![\\p{L}\\d.])[RCL]?(?:${chipSizePattern})(?![\\p{L}\\d])`, 'giu')

/** From 100 to 976. */
const e96: ReadonlySet<number> = new Set(Array.from({ length: 96 }, (_, i) => Math.round(100 * 10 ** (i / 96))))

/** Words for a part, and the temperature coefficient of a resistor. */
const besideRatings =
  /贴片|電容|电容|電阻|电阻|電感|电感|(?<![\p{L}\d])(?:SMD|SMT|\d+\s?PPM(?:\/°C|\/K)?)(?![\p{L}\d])/giu
/** `104 50V X7R 0603`: a code of two figures and the number of zeros, before nothing but ratings and a size. Null where it may be a plain
 * number too. The K and M of a resistor are prefixes. */
const readLeadingCode = (text: string, { name, unit }: PartKind): number | null => {
  const [, figures, zeros, tolerance = '', rest = ''] =
    /^\s*([1-9]\d)([1-6])(\s?[JKMG]|F)?[\s,/;_-]+(\S.*)$/.exec(text) ?? []
  if (figures === undefined || zeros === undefined || (name === 'resistor' && /[KM]/.test(tolerance))) return null
  const behind = rest.replaceAll(besideValue, ' ').replaceAll(chipSize, ' ')
  if (behind === rest || /[\p{L}\p{N}°%]/u.test(behind.replaceAll(besideRatings, ' '))) return null
  const exponent = Number(zeros)
  if (unit === 'F') return Number(`${figures}e${exponent - 12}`)
  if (unit === 'H') return Number(`${figures}e${exponent - 6}`)
  if (name !== 'resistor' || !e24.includes(figures)) return null
  const isPrecise = /(?<![\d.,])(?:0[.,]\d+|1)\s?%/.test(rest)
  return isPrecise && e96.has(Number(figures + zeros)) ? null : Number(`${figures}e${exponent}`)
}

/** `R47`, `4R7`, `10m`. */
const readMark = (text: string, { name, unit }: PartKind, isLarge: boolean): number | null => {
  const [, whole = '', part] = /^\s*(\d*)R(\d+)\s*$/i.exec(text) ?? []
  if (part !== undefined && name === 'resistor') return Number(`${whole || '0'}.${part}`)
  if (part !== undefined && unit === 'H') return Number(`${whole || '0'}.${part}e-6`)
  const [, milli] = /^\s*(\d+(?:[.,]\d+)?)m\s*$/.exec(text) ?? []
  return milli !== undefined && name === 'resistor' && isLarge ? Number(`${milli.replace(',', '.')}e-3`) : null
}

/** A number without a unit: ohms of a resistor, the three-digit code or microfarads of a capacitor. In a large chip, `m` are milliohms. */
export const readBareNumber = (whole: string, kind: PartKind, isLarge: boolean): number | null => {
  const { name, unit } = kind
  if (unit === 'Hz') return name === 'crystal' ? readBareFrequency(whole) : null
  const coded = readLeadingCode(whole.normalize('NFKC'), kind)
  if (coded !== null) return coded
  const text = whole
    .replaceAll(besideValue, ' ')
    .replaceAll(/\b(?:FERRITE|BEAD|FB)\b/gi, ' ')
    .replace(/[\s,/;_-]+$/, '')
  const marked = readMark(text, kind, isLarge)
  if (marked !== null) return marked
  const digits = bareNumber.exec(text)?.[1]?.replace(',', '.')
  if (name === 'resistor' || name === 'ferrite')
    return digits === undefined || isAmbiguous(digits) ? null : Number(digits)
  if (unit !== 'F') return null
  const [, figures, zeros] = capacitorCode.exec(text) ?? []
  if (figures !== undefined && zeros !== undefined && Number(zeros) >= 3)
    return Number(`${figures}e${Number(zeros) - 12}`)
  return digits !== undefined && Number(digits) < 1 && Number(digits) > 0 ? Number(`${digits}e-6`) : null
}
