import { translateWords } from '@partgate/schema/foreign-words.ts'
import { type Amount, parseAmounts } from '../query-parser/amounts.ts'
import { chipNumberPattern } from '../query-parser/package-names.ts'
import type { PartKind } from './kinds.ts'
import { readBareNumber } from './bare-number.ts'
import { readConnector } from './connector-rows.ts'
import { isPinKind } from './pin-rows.ts'
import type { RowTexts } from './row-texts.ts'
import { readWordRatings, separateRatings } from './word-ratings.ts'

/** A rating that a part must reach; `typed` is the row's text. */
export type Rating = { key: string; typed: string } & (
  | { min: number }
  | { max: number }
  | { equal: number }
  | { near: number }
  | { word: string }
)
export type RowValue = {
  min: number
  max: number
  typed: string
  ratings: Rating[]
  /** The description states another value than the cell of values. */
  isContradicted?: true
}

/** One way of writing for the many that people use, before amounts are read. */
const tidyAmounts = (text: string, { unit, name }: PartKind) => {
  const plain = separateRatings(text.normalize('NFKC'))
    .replaceAll('μ', 'u')
    .replaceAll(/[()[\]]/g, ' ')
    .replaceAll(/(?<=\d)\s?(?:VOLTS?|VDC)(?!\p{L})/giu, 'V')
    .replaceAll(/(?<=\d)\s?WATTS?(?!\p{L})/giu, 'W')
    .replaceAll(/(?<=\d)\s?AMPS?(?!\p{L})/giu, 'A')
    .replaceAll(/(?<=\d)\s?(?:MFD|UFD)(?!\p{L})/giu, 'uF')
    .replaceAll(/(?<=\d)\s?(?:OHMS?|欧姆?|オーム|Ом)(?!\p{L})/giu, 'Ω')
    .replaceAll(/(?<=\d)\s?([kKM]|meg)[\s-]?(?:OHMS?|欧姆?|オーム|Ω|R)(?![\p{L}\d])/giu, '$1Ω')
    .replaceAll(/(?<=\d[kKMR])(?=\d{1,2}(?:\.\d+)?\s?%)/g, ' ')
    .replaceAll(/(^|[\s(/±])[.,](?=\d)/g, '$10.')
    .replaceAll(/(?<![\p{L}\p{N}.,])([pnuµ])(\d+)(?![\p{L}\p{N}])/gu, unit === 'F' || unit === 'H' ? '0.$2$1' : '$&')
    .replaceAll(/\+\s?\/?\s?-\s?|±\s?/g, ' ±')
    .replaceAll(/(?<!\d)\/|\/(?!\d)|(?<=\d{2,})\/(?=\d{2,})/g, ' ')
    .replaceAll(/[_|@;:]+/g, ' ')
    .replaceAll(/(?<=[\p{L}\d%])-(?=[\p{L}\d.])/gu, ' ')
  const prefixes = unit === 'F' ? 'pnuµ' : unit === 'H' ? 'nuµm' : ''
  const spaced = plain.replaceAll(
    new RegExp(`(?<=\\d)\\s+([${prefixes}${prefixes.toUpperCase()}R])(?![\\p{L}\\d])`, 'gu'),
    '$1',
  )
  if (unit === 'Ω') {
    const single =
      name === 'array' ? spaced.replaceAll(/\b\d\s?[x×*]\s?(?=\d)|(?<=\d[kKMR]?)\s?[x×*]\s?\d\b/giu, '') : spaced
    const withR = single
      .replaceAll(/(?<=\d[.,]\d+)R(?![\p{L}\d])/giu, 'Ω')
      .replaceAll(/(?<![\p{L}\d.])(\d+)[Ee](\d*)(?![\p{L}\d])/gu, '$1R$2')
      .replaceAll(/(?<=\d)r(?=\d|\b)/g, 'R')
    return withR
      .replaceAll(/(?<=\d(?:[RKkM]\d*)?)(?<code>[FJGD])(?![\p{L}\d])/gu, '')
      .replaceAll(/(?<=\d[kKM])R(?![\p{L}\d])/gu, '')
  }
  if (unit !== 'F' && unit !== 'H') return spaced
  const lowered = spaced.replaceAll(/(?<=\d)[PNU](?=\d|[FH]?(?![\p{L}\d]))/gu, (letter) => letter.toLowerCase())
  return unit === 'H' ? lowered.replaceAll(/(?<=\d)F(?=[\s,]|$)/g, '') : lowered
}

const isValueOf = ({ units, min, max, isPlusMinus }: Amount, unit: string) =>
  units.includes(unit) && min !== null && min === max && !isPlusMinus

const colors: readonly [RegExp, number, number][] = [
  [/\bRED\b|[红紅]/i, 610e-9, 660e-9],
  [/\b(?:ORANGE|AMBER)\b|橙/i, 598e-9, 612e-9],
  [/\bYELLOW\b|[黄黃]/i, 580e-9, 597e-9],
  [/\b(?:GREEN|GRUEN)\b|[绿綠緑]/i, 510e-9, 579e-9],
  [/\bBLUE\b|[蓝藍青]/i, 450e-9, 490e-9],
]
const otherColor =
  /\b(?:WHITE|RGB|UV|IR|INFRARED|BI-?COLOU?R\w*|DUAL|TWO[- ]COLOU?R|ZWEIFARBIG\w*|PURPLE|PINK|VIOLET\w*)\b|白|[双雙二]色|紫|ДВУ\p{L}*ЦВЕТН|ФИОЛЕТ|РОЗОВ|(?<!\p{L})(?:ИК|УФ)(?!\p{L})/iu

/** `625nm`, `620-630nm`. */
const wavelength = /(?<![\d.,])(\d{3})(?:\s?(?:nm)?\s?[-–~]\s?(\d{3}))?\s?nm(?!\p{L})/u
const readNanometers = (text: string) => {
  const [typed, first, last = first] = wavelength.exec(text) ?? []
  return typed === undefined ? null : { typed, nanometers: (Number(first) + Number(last)) / 2 }
}
const readWavelength = (text: string) => {
  const { typed, nanometers = 0 } = readNanometers(text) ?? {}
  const color = colors.find(([, min, max]) => nanometers >= min * 1e9 && nanometers <= max * 1e9)
  return typed !== undefined && color ? { min: color[1], max: color[2], typed } : null
}
const readWavelengthRating = (text: string, { name, attribute }: PartKind): Rating[] => {
  const stated = name === 'led' ? readNanometers(text) : null
  return stated ? [{ key: attribute, typed: stated.typed, near: stated.nanometers / 1e9 }] : []
}

/** Several colors contradict each other, also where one is in the value and one in the description. */
const readColor = ({ value, description }: ReadTexts) => {
  const texts = [value, description].map((text) => {
    const plain = text.replaceAll('_', ' ')
    return `${plain} ${translateWords(plain.toLowerCase())}`
  })
  const [color, other] = colors.filter(([word]) => texts.some((text) => word.test(text)))
  if (other || texts.some((text) => otherColor.test(text))) return null
  if (!color) return readWavelength(value) ?? readWavelength(description)
  return { min: color[1], max: color[2], typed: color[0].test(texts[0] ?? '') ? value : description }
}

/** `5-20pF` of a trimmer; `0603-100nF` and `603-100nF` are a size and a value. */
const range = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?!(?:${chipNumberPattern})\s?-)\d{1,3}(?:[.,]\d+)?\s?[pnuµkM]?\s?(?:[-–—~…]|\.\.+|to)\s?\d+(?:[.,]\d+)?\s?(?:[pnuµkM]?(?:F|Ω|ohms?)|[pnuµkM])(?![\p{L}\d%])`,
  'iu',
)

/** In ohms. What is below is the resistance of a bead. */
const leastImpedance = 4
const listValues = (tidied: string, { unit, name }: PartKind) =>
  parseAmounts(tidied).amounts.filter(
    (amount) => isValueOf(amount, unit) && (name !== 'ferrite' || (amount.min ?? 0) >= leastImpedance),
  )

/** Several different values in one text contradict each other, except that a bead's impedance precedes its resistance. */
const readMainValue = (text: string, kind: PartKind, isLarge: boolean) => {
  const bare = readBareNumber(text, kind, isLarge)
  if (bare !== null) return { min: bare, max: bare, typed: text.trim() }
  if ((kind.unit === 'F' || kind.unit === 'Ω') && range.test(text)) return null
  const tidied = tidyAmounts(text, kind)
  const [first, ...others] = listValues(tidied, kind)
  if (!first || first.min === null || first.max === null) return null
  const isFirstMeant =
    kind.name === 'ferrite' || kind.name === 'inductor' || kind.unit === 'Hz' || kind.unit === 'V' || kind.unit === 'A'
  if (!isFirstMeant && others.some(({ min }) => min !== first.min)) return null
  return { min: first.min, max: first.max, typed: tidied.slice(first.start, first.end).trim() }
}

/** A rating whose unit is that of the value, such as the volts of a zener diode, is no rating. */
const readRatings = (text: string, kind: PartKind): Rating[] => {
  const tidied = tidyAmounts(text, kind)
  const amounts = parseAmounts(tidied).amounts
  const limits = amounts.flatMap(({ units, min, max, start, end, isPlusMinus }): Rating[] => {
    const typed = tidied.slice(start, end).trim()
    const [unit = ''] = units
    const amount = max ?? min
    if (
      amount === null ||
      amount < 0 ||
      (isValueOf({ units, min, max, start, end, isPlusMinus }, kind.unit) && unit === kind.unit)
    )
      return []
    const [atLeast, atMost] = [kind.atLeast[unit], kind.atMost[unit]]
    // A crystal has no supply, so no crystal is verified.
    if (unit === 'V' && kind.unit === 'Hz') return [{ key: 'supply_voltage', typed, equal: amount }]
    if (unit === 'F' && kind.name === 'crystal') return [{ key: 'load_capacitance', typed, equal: amount }]
    if (unit === 'F' && isPlusMinus && kind.unit === 'F') return [{ key: 'absolute_tolerance', typed, max: amount }]
    if (atLeast !== undefined && !isPlusMinus) return [{ key: atLeast, typed, min: amount }]
    return atMost === undefined ? [] : [{ key: atMost, typed, max: amount }]
  })
  return [...limits, ...readWordRatings(tidied, kind), ...readWavelengthRating(text, kind)]
}

/** The first cell that states a rating decides; of several tolerances in it, the widest. */
const pickRatings = (lists: readonly Rating[][]): Rating[] => {
  const ratings = new Map<string, Rating>()
  for (const list of lists)
    for (const [key, [first, ...others]] of Map.groupBy(list, (rating) => rating.key)) {
      if (!first || ratings.has(key)) continue
      const widest = others.reduce(
        (wide, each) => ('max' in wide && 'max' in each && each.max > wide.max ? each : wide),
        first,
      )
      ratings.set(key, widest)
    }
  return [...ratings.values()]
}

const readPositions = ({ package: footprint = '', value, description }: ReadTexts, kind: PartKind): RowValue | null => {
  const found = readConnector([footprint, value, description], kind)
  return found && { min: found.positions, max: found.positions, typed: found.typed, ratings: found.ratings }
}

/** Descriptions of diodes, fuses and crystals state several amounts with the unit of the value. */
const contradicting = new Set(['Ω', 'F', 'H'])
/** `4.99k` may be described as 5k. */
const maxRounding = 0.02

/** Whether one of the amounts with the unit agrees; the description may state several. */
const agreesWith = (own: number, described: number, description: string, kind: PartKind) =>
  [described, ...listValues(tidyAmounts(description, kind), kind).flatMap(({ min }) => min ?? [])].some(
    (each) => Math.abs(own - each) <= own * maxRounding,
  )

/** Chips in which resistors of some milliohms are usual. */
const shuntSize = /(?<!\d)(?:1206|1210|1218|1225|2010|2512|2725|2817|3920|4527|5930|3216|6332|6432)(?!\d)/

type ReadTexts = Pick<RowTexts, 'value' | 'description'> & Partial<Pick<RowTexts, 'package'>>

/** Null where the row states no value of the kind. */
export const readValue = (texts: ReadTexts, kind: PartKind): RowValue | null => {
  if (isPinKind(kind)) return readPositions(texts, kind)
  const { value, description } = texts
  const isLarge = [texts.package, value, description].some((text) => text !== undefined && shuntSize.test(text))
  const [own, described] =
    kind.name === 'led'
      ? [readColor(texts), null]
      : [value, description].map((text) => readMainValue(text, kind, isLarge))
  const main = own ?? described ?? null
  const isContradicted =
    own && described && contradicting.has(kind.unit) && !agreesWith(own.min, described.min, description, kind)
  return (
    main && {
      ...main,
      ...(isContradicted && { isContradicted }),
      ratings: pickRatings([readRatings(value, kind), readRatings(description, kind)]),
    }
  )
}
