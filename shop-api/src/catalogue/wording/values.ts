import type { LocaleCode } from '@partgate/schema/locales.ts'
import { getUnitFormat } from '@partgate/schema/units.ts'

/** Word of a stored value or package → word of the language. */
type ValueWords = ReadonlyMap<string, string>

/** A number or a range, then the unit: `±10 %`, `−55 to +125 °C`, `1.8–5.5 V`, `0–360°`. Other values are words: `Bluetooth 4.2`, `1-Wire`, `128K × 8`. */
const figure = /^([±+−-]?\d+(?:\.\d+)?)(?:(–| to )([+−-]?\d+(?:\.\d+)?))?(?=$|[\s°%])(\s?)(.*)$/

/** `range` is a pattern with `{from}` and `{to}` for ranges that the store writes with `to`. */
export const createValueFormat = (lang: LocaleCode, range: string, words: ValueWords) => {
  const { decimalSign, percentSpace, toUnit } = getUnitFormat(lang)
  const decimals = (text: string) => text.replaceAll(/(?<=\d)\.(?=\d)/g, decimalSign)
  const wordPattern = createWordPattern(words)
  const translate = (text: string) =>
    wordPattern ? text.replaceAll(wordPattern, (word) => words.get(word) ?? word) : text

  /** Translates a stored value. */
  const formatValue = (stored: string): string => {
    const [, from, sign, to, space = '', unit = ''] = figure.exec(stored) ?? []
    if (from === undefined) return translate(stored)
    const numbers =
      to === undefined
        ? decimals(from)
        : sign === ' to '
          ? range.replace('{from}', () => decimals(from)).replace('{to}', () => decimals(to))
          : `${decimals(from)}–${decimals(to)}`
    const gap = unit.startsWith('%') ? percentSpace : space
    return `${numbers}${gap}${translate(toUnit(unit))}`
  }

  /** Translates the words and the decimal signs of a package, e.g. `Shrouded header 2×01 3.00 mm RA`. */
  const formatPackage = (stored: string): string => decimals(translate(stored)).replaceAll(/\bmm\b/g, toUnit)

  return { formatValue, formatPackage }
}

const createWordPattern = (words: ValueWords) => {
  const choices = [...words.keys()].toSorted((a, b) => b.length - a.length).map((word) => RegExp.escape(word))
  return choices.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${choices.join('|')})(?![\\p{L}\\p{N}-])`, 'gu') : null
}
