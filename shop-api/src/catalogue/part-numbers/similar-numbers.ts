import { findRange, normalizePartNumber } from './part-number.ts'

const logicNumber =
  /^(?:SN|CD|MC|MM|DM|TC|HD|NC|U|M|T|HEF|HCF|IN)?(?<series>[57]4)(?<family>[A-Z]*)(?<gates>[1-3]?[GT])?(?<unbuffered>U?)(?<function>\d{2,5})(?!\d)/
const cmosNumber = /^(?:CD|HEF|HCF|MC1|TC|HCC|MC)?(?<function>4\d{3}|145\d\d)(?!\d)(?<unbuffered>UB?)?/
const alwaysUnbuffered: ReadonlySet<string> = new Set(['4007', '4049', '4069'])

/** Family, gates and function of a logic part; null for other numbers. */
const readLogic = (norm: string) => {
  const logic = logicNumber.exec(norm)?.groups
  if (logic) {
    const { family = '', gates = '', unbuffered = '', function: code = '' } = logic
    return `74 ${family}${unbuffered} ${gates} ${code}`
  }
  const cmos = cmosNumber.exec(norm)?.groups
  if (!cmos) return null
  const { function: code = '', unbuffered = '' } = cmos
  return `4000 ${code} ${alwaysUnbuffered.has(code) ? '' : unbuffered}`
}

const readSeries = (norm: string) => /^[A-Z]+\d+/.exec(norm)?.[0] ?? ''

/** The first digits name the function, the size or the series: TPS61160 is no typing error of TPS61170, but LM385 may be one of LM358. */
export const hasOtherSeries = (one: string, two: string) => {
  const [series, other] = [readSeries(one), readSeries(two)]
  const differing = [...series].flatMap((sign, at) => (sign === other[at] ? [] : [at]))
  const [at = -1] = differing
  return (
    series.length === other.length &&
    differing.length === 1 &&
    /\d/.test(series[at] ?? '') &&
    /\d/.test(other[at] ?? '')
  )
}

/** How many of the first characters are equal. */
export const countShared = (one: string, other: string | null) => {
  const at = [...one].findIndex((char, i) => char !== other?.[i])
  return at < 0 ? one.length : at
}

/** A longer number is a whole ordering code. */
const maxBaseChars = 11
const seriesChars = 3
/** One letter in place of another is another option, except in the series of a short number: LM311N is no typing error of LM311P, but LN311P is. */
export const hasOtherOption = (one: string, two: string) => {
  const at = countShared(one, two)
  return (
    (at >= seriesChars || one.length > maxBaseChars) &&
    one.length === two.length &&
    one.slice(at + 1) === two.slice(at + 1) &&
    /[A-Z]{2}/.test(`${one[at] ?? ''}${two[at] ?? ''}`)
  )
}

/** Both go on in the same way, but for digits: `DC9` and `DC12` behind `G5LE-1`; not `E3` and `E354`. */
export const hasOtherDigits = (end: string, other: string) =>
  !other.startsWith(end) &&
  /\d/.test(end) &&
  /\d/.test(other) &&
  end.replaceAll(/\d/g, '') === other.replaceAll(/\d/g, '')

/** The letters of a logic number are its function: 74HCU04 is no typing error of 74HC04. */
export const hasOtherFunction = (norm: string, other: string) => {
  const [one, two] = [readLogic(norm), readLogic(other)]
  return (one !== null || two !== null) && one !== two
}

const minBaseChars = 4
/** Prefixes that buyers omit. */
const logicPrefixes = ['SN', 'CD', 'MC', 'MM', 'M']
const cmosPrefixes = ['CD', 'HEF', 'HCF', 'MC1', 'TC']
const regulatorPrefixes = ['L', 'LM', 'MC', 'UA', 'KA']

/** Beginnings of part numbers that a base number stands for: `74HC04` is `SN74HC04` too, `78L05` is `UA78L05`. */
export const listBaseNumbers = (norm: string): string[] => {
  if (norm.length < minBaseChars || !/\d/.test(norm) || !/^[!-~]+$/.test(norm)) return []
  if (/^[57]4[A-Z]+(?:[1-3]G[A-Z]?)?\d{2,}/.test(norm)) return [norm, ...logicPrefixes.map((prefix) => prefix + norm)]
  if (/^4\d{3}(?!\d)/.test(norm)) return [norm, ...cmosPrefixes.map((prefix) => prefix + norm)]
  if (/^7[89][LM]?(?:0[5689]|1[0258]|24)(?!\d)/.test(norm))
    return [norm, ...regulatorPrefixes.map((prefix) => prefix + norm)]
  return [norm]
}

/** `ESP32-C3FN4` is of another family than `ESP32`. Other letters of this form are a finish, a grade, a reel or a revision, as in `-E3-08`
 * and `-Q1`, or the voltage of `BZX84-C3V9`. */
const otherFamily = /^-(?![EGMQRTV]\d|[A-Z]\dV\d)[A-Z][1-9](?!\d)/i

/** A number does not go on with another digit, and a base number of a buffered gate is not one of an unbuffered gate. */
export const isBaseOf = (base: string, mpn: string) => {
  const norm = normalizePartNumber(mpn)
  const [, end = 0] = findRange(mpn, base) ?? []
  if (!norm.startsWith(base)) return false
  if (/\d$/.test(base) && (/\d/.test(mpn.charAt(end)) || otherFamily.test(mpn.slice(end)))) return false
  return readLogic(norm) === null || !hasOtherFunction(base, norm)
}
