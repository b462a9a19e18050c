import type { Word } from './amounts.ts'
import { isChip, listMetricNames } from './package-names.ts'

/** In millimeters, or rows and positions per row. */
type Dimensions = readonly number[]

const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
const times = String.raw`(?:\s?mm)?\s?[x×*х]\s?`
const typed = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(${number})${times}(${number})(?:${times}(${number}))?(?:\s?mm|p(?:ins?)?)?(?![\p{L}\p{N}×*-]|[.,]\d)`,
  'giu',
)
const toNumbers = (texts: readonly (string | undefined)[]): Dimensions =>
  texts.flatMap((text) => (text === undefined ? [] : [Number(text.replace(',', '.'))]))

/** `5x20`, `3,2 × 2,5 mm`, `2*05P`, `6x6x4.3`. */
export const findDimensions = (text: string): (Word & { dimensions: Dimensions })[] =>
  [...text.matchAll(typed)].map(({ index, 0: found, 1: first, 2: second, 3: third }) => ({
    start: index,
    end: index + found.length,
    dimensions: toNumbers([first, second, third]),
  }))

const printed = new RegExp(String.raw`(?<![\d.])(${number})\s?×\s?(${number})(?:\s?×\s?(${number}))?`, 'g')
const round = /D([\d.]+) [HL]([\d.]+)/g
const metricCode = /(?:^SMD |\()(\d\d)(\d\d)(?=-)/g

const toMillimeters = (code: string): Dimensions => [Number(code.slice(0, 2)) / 10, Number(code.slice(2)) / 10]

/** Of a package by its name: `Header 2×05 2.54 mm`, `QFN-32 (5 × 5 mm)`, `Radial D10 L12.5 P5`, `SMD 3225-4`, `0603`. */
export const listDimensions = (name: string): Dimensions[] => [
  ...[...name.matchAll(printed), ...name.matchAll(round)].map(([, ...sizes]) => toNumbers(sizes)),
  ...[...name.matchAll(metricCode)].map(([, length = '', width = '']) => toMillimeters(length + width)),
  ...(isChip(name) ? listMetricNames(name).map(toMillimeters) : []),
]

/** The first two in either order; a third one counts if it is typed. */
export const isSameSize = (wanted: Dimensions, of: Dimensions) => {
  const [length, width, height] = wanted
  const isAlike = (length === of[0] && width === of[1]) || (length === of[1] && width === of[0])
  return isAlike && (height === undefined || height === of[2])
}
