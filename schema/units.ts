import { toLocale, type LocaleCode } from './locales.ts'
import { getNumberSigns, type DecimalSign } from './number-signs.ts'

const russianPrefixes: Record<string, string> = {
  p: 'п',
  n: 'н',
  µ: 'мк',
  m: 'м',
  h: 'г',
  k: 'к',
  K: 'К',
  M: 'М',
  G: 'Г',
}
const russianUnits: Record<string, string> = {
  Ω: 'Ом',
  F: 'Ф',
  H: 'Гн',
  Hz: 'Гц',
  V: 'В',
  W: 'Вт',
  A: 'А',
  s: 'с',
  h: 'ч',
  m: 'м',
  N: 'Н',
  B: 'Б',
  bit: 'бит',
  'bit/s': 'бит/с',
  'S/s': 'отсч./с',
  cd: 'кд',
  lx: 'лк',
  dB: 'дБ',
  Pa: 'Па',
}
const russianUnit = new RegExp(
  `^([${Object.keys(russianPrefixes).join('')}]?)(${Object.keys(russianUnits).join('|')})$`,
)

const toRussianUnit = (unit: string) =>
  unit.replace(
    russianUnit,
    (_, prefix: string, base: string) => `${russianPrefixes[prefix] ?? ''}${russianUnits[base] ?? base}`,
  )

const toFrenchUnit = (unit: string) => unit.replace(/^([KMG]?)B$/, '$1o')

const unitsIn: Partial<Record<LocaleCode, (unit: string) => string>> = { ru: toRussianUnit, fr: toFrenchUnit }

type UnitFormat = {
  decimalSign: DecimalSign
  groupSign: string
  percentSpace: string
  toUnit: (unit: string) => string
}

const formats = new Map<LocaleCode, UnitFormat>()

/** English values have a space before the percent sign, as the store writes them. */
export const getUnitFormat = (code: LocaleCode): UnitFormat => {
  const known = formats.get(code)
  if (known) return known
  const { tag } = toLocale(code)
  const { decimal, group } = getNumberSigns(tag)
  const percent = new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'percent' }).formatToParts(0.1)
  const space = percent.find(({ type, value }) => type === 'literal' && value.trim() === '')?.value ?? ''
  const format: UnitFormat = {
    decimalSign: decimal,
    groupSign: group,
    percentSpace: code === 'en' ? ' ' : space,
    toUnit: unitsIn[code] ?? ((unit) => unit),
  }
  formats.set(code, format)
  return format
}
