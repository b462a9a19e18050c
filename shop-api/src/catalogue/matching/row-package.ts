import type { PartKind } from './kinds.ts'
import {
  blank,
  chipNumberPattern,
  findMeasured,
  findMetricSizes,
  findNamed,
  isChip,
  toInches,
  type PackageBook,
} from '../query-parser/package-names.ts'
import { readConnector } from './connector-rows.ts'
import { isPinKind } from './pin-rows.ts'
import { saysSurfaceMount, saysThroughHole } from './row-mounting.ts'
import { listFootprints, type RowTexts } from './row-texts.ts'

const prefixes = /^(?:SMD|SMT|CHIP|CHIPLED|RES|CAP|IND|LED|FB|CC|RC|LC|R|C|L|D|F|SM|SM[RCL]|RMC)$/
const suffixes = /^(?:[RCLKWNBX]|SMD|SMT|HS|X\d\d?|IN|INCH)$/

const chipNumber = new RegExp(String.raw`^\s*([RCL]?[-_ ]?)(${chipNumberPattern})\s*$`, 'i')
const withLeadingZero = (footprint: string) => footprint.replace(chipNumber, '$10$2')

/** `CAPC1005X55N` and `RESC1608X55` are metric by IPC-7351. */
const ipcSize = /\b(?:CAPC|RESC|INDC|LEDC|DIOC|FUSC|BEADC|CAPMP?|INDM)(\d{4})X?\d*[LMN]?\b/g

const readToken = (token: string): string[] => {
  const {
    before = '',
    size = '',
    after = '',
  } = /^(?:\dX)?(?<before>[A-Z]*)(?<size>\d{4,5})(?<after>[A-Z]*\d{0,2})$/.exec(token)?.groups ?? {}
  if ((before && !prefixes.test(before)) || (after && !suffixes.test(after))) return []
  return isChip(size) ? [size] : toInches(size)
}

/** Chip sizes in inches. A four-digit number that is a size in both systems is read as inches, as buyers and CAD libraries do. */
const readChipSizes = (text: string): string[] => {
  const ipcSizes: string[] = []
  const withoutIpc = text.toUpperCase().replaceAll(ipcSize, (_, metric: string) => {
    ipcSizes.push(...toInches(metric))
    return ' '
  })
  const metricSizes = findMetricSizes(withoutIpc)
  const rest = blank(withoutIpc, metricSizes)
  return [
    ...new Set([...ipcSizes, ...metricSizes.map(({ size }) => size), ...rest.split(/[^A-Z0-9.]+/).flatMap(readToken)]),
  ]
}

const caseLetters: readonly [RegExp, string][] = [
  [/\b3216(?:-?18)?\b|\b(?:CASE|SIZE|TANT|KEMET|AVX)[\s_-]?A\b|^A$/, 'Case A'],
  [/\b3528(?:-?21)?\b|\b(?:CASE|SIZE|TANT|KEMET|AVX)[\s_-]?B\b|^B$/, 'Case B'],
  [/\b6032(?:-?28)?\b|\b(?:CASE|SIZE|TANT|KEMET|AVX)[\s_-]?C\b|^C$/, 'Case C'],
  [/\b7343(?:-?31)?\b(?!-)|\b(?:CASE|SIZE|TANT|KEMET|AVX)[\s_-]?D\b|^D$/, 'Case D'],
]

const timingSize = /(?<!\d)(1610|1612|2012|2016|2520|3215|3225|5032|6035|7050)(?!\d)/
const readTimingSize = (text: string) =>
  /(\d)\.(\d)\d?(?:MM)?\s?[X×*]\s?(\d)\.(\d)/.exec(text)?.slice(1).join('') ?? timingSize.exec(text)?.[1]
const timingPackage = new RegExp(String.raw`^(?:SM[DT]${timingSize.source}|HC49(?:US?|S)?(?:SM[DT]?)?)$`)
/** `5032-2Pin`, `SMD3225_4P`, `3225-4`; empty where the text does not say. */
const readTimingPins = (text: string) =>
  /(?<![\d.])(\d)[\s_-]?(?:PINS?|PADS?|P)(?![A-Z\d])/.exec(text)?.[1] ??
  new RegExp(`${timingSize.source}[-_](\\d)(?![\\d.])`).exec(text)?.[2] ??
  ''

/** `LED_D5.0mm`, `LED3MM`, `5mm`; no side of `5.0 x 5.0 mm`. */
const ledDiameter = /(?<![\d.,X×*-]|[X×*]\s)([358]|10)(?:[.,]0)?\s?MM(?![A-Z\d]|\s?[X×*])/

/** `TQ100` and `VQ44` of programmable logic. */
const quadFlat = /(?<![A-Z\d])([TV])QG?-?(32|44|48|64|80|100|128|144|160|176)(?![A-Z\d])/g
const toUpper = (text: string) => text.normalize('NFKC').toUpperCase().replaceAll(quadFlat, ' $1QFP-$2 ')

/** Null where the text names no package; empty where the shop does not have the named one, or the text names two. */
const matchName = (text: string, kind: PartKind | null, book: PackageBook): string[] | null => {
  const packages = book.names
  const upper = toUpper(text)
  if (kind?.name === 'tantalum') {
    const [, start] = caseLetters.find(([pattern]) => pattern.test(upper.replaceAll('_', ' ').trim())) ?? []
    if (start !== undefined) return packages.filter((name) => name.startsWith(start))
  }
  if (kind?.unit === 'Hz') {
    const size = readTimingSize(upper)
    if (size !== undefined) return packages.filter((name) => name.startsWith(`SMD ${size}-${readTimingPins(upper)}`))
    if (/HC-?49|(?<![A-Z\d])SM49(?!\d)/.test(upper))
      return packages.filter((name) => name.startsWith('HC-49') && name.endsWith('SMD') === /SM[DT]|SM49/.test(upper))
  }
  if (kind?.name === 'led') {
    const diameter = ledDiameter.exec(upper)?.[1]
    if (diameter !== undefined) return packages.filter((name) => name === `LED ${diameter} mm`)
  }
  const [size, ...others] = readChipSizes(upper)
  if (size !== undefined) {
    const wanted = kind?.name === 'array' ? `Array 4×${size}` : size
    return others.length > 0 ? [] : packages.filter((name) => name === wanted)
  }
  const named = findNamed(upper, book)
  if (named.length > 0) return named
  const measured = findMeasured(upper, book)
  return measured.length > 0 ? measured : null
}

/** The packages that every footprint of the cell allows: none where two of them contradict each other. */
const matchCell = (cell: string, kind: PartKind | null, book: PackageBook): string[] | null => {
  const footprints = listFootprints(cell)
  const named = footprints.length > 1 ? footprints.flatMap((each) => [matchName(each, kind, book) ?? []]) : []
  const [first, ...others] = named.filter(({ length }) => length > 0)
  if (!first || others.length === 0) return matchName(cell, kind, book)
  return first.filter((name) => others.every((each) => each.includes(name)))
}

const familyName =
  /(?<![A-Z])(?:SOT|SOD|SC|TO|DO|HC|SOJ?|[A-Z]?SON|SOIC|[A-Z]?S?SOP|[A-Z]{0,2}QFP|[A-Z]{0,3}QFN|[A-Z]{0,2}DFN|[A-Z]{0,2}BGA|[A-Z]?LCC|[A-Z]{0,2}CSP|[A-Z]?DIP|DIL|SIP)-?\d/
/** `1x18650` are battery cells. */
const measures = /RADIAL|AXIAL|DISC|MELF|D2?PAK|\d\s?(?:MM)?\s?[X×*]\s?(?!\d{5})\d/
/** A package that the shop does not have is not the same as none. */
const isPackageName = (text: string) => [familyName, measures].some((pattern) => pattern.test(toUpper(text)))

/** `SOD123`, `SMD3225`, `HC49US`; `TG2520SMN` is a part number. */
export const isPackageWord = (word: string, book: PackageBook) =>
  readToken(word).length > 0 || timingPackage.test(word) || findNamed(word, book).length > 0

export type RowPackage = { text: string; packages: readonly string[] }

const isSized = (name: string) => isChip(name) || /^LED \d/.test(name)
/** Chips or round LEDs of another size. */
const isOtherSize = (names: readonly string[], others: readonly string[]) =>
  others.length > 0 && [...names, ...others].every(isSized) && !names.some((name) => others.includes(name))

/** A chip with leads is an error of the list. */
const isMountedOtherwise = (texts: readonly string[], cell: string, { packages }: RowPackage) => {
  return packages.some(isChip) && texts.some(saysThroughHole) && ![...texts, cell].some(saysSurfaceMount)
}

const readPinPackage = (
  { package: footprint, value, description }: RowTexts,
  kind: PartKind,
  { names }: PackageBook,
) => {
  const found = readConnector([footprint, value, description], kind)
  if (!found) return null
  const text = [footprint, value, description].find((each) => each.includes(found.typed)) ?? found.typed
  return { text, packages: names.filter((name) => name === found.name) }
}

/** Packages of the shop that the row names; null where the row names none. The package's own cell decides, unless another cell names
 * another size. */
export const readPackage = (texts: RowTexts, kind: PartKind | null, book: PackageBook): RowPackage | null => {
  if (kind && isPinKind(kind)) return readPinPackage(texts, kind, book)
  const value = /^[\d.,\s]*$/.test(texts.value) ? '' : texts.value
  const [first, ...others] = [texts.package, value, texts.description].flatMap((text): RowPackage[] => {
    const name = text === texts.package ? withLeadingZero(text) : text
    const found = text === '' ? null : (text === texts.package ? matchCell : matchName)(name, kind, book)
    if (found) return [{ text, packages: found }]
    return text === texts.package && isPackageName(text) ? [{ text, packages: [] }] : []
  })
  if (!first) return null
  const isContradicted =
    others.some((other) => isOtherSize(first.packages, other.packages)) ||
    isMountedOtherwise([value, texts.description], texts.package.replaceAll('_', ' '), first)
  return isContradicted ? { ...first, packages: [] } : first
}
