import { type CellKind, readCellKinds, splitCompany, withoutRemark } from '../columns/cell-kinds.ts'

type Named = { number: string; company: string }

const microcontroller = /^AT(?:x?mega|tiny|sam)\d/i
/** Names of symbols, such as `Conn_01x04` or `TestPoint1`, have underscores or lowercase words. */
const isSymbol = (word: string) =>
  /_/.test(word) ||
  (/\p{Ll}{2}/u.test(word) && !microcontroller.test(word)) ||
  /^(?:PINHD|HEADER|CONN?|JUMPER|JP|TEST|FID|MOUNT|HOLE|LOGO)[-A-Z]*\d{0,2}(?:X\d+)?$/i.test(word)

const dielectric = /^(?:[CN][0O][GP]|[NC]P[0O]|X[4-8][PRSTUV]|[YZ]5[UV])(?:[-/].*)?$/i
const packageWord = /^\d{1,3}-?(?:[HTLSV]{0,3}Q?F[PN]|[A-Z]{0,3}(?:SOP|SOIC|DIP|PDIP|BGA|SON|DFN|QFN|QFP))$|^HC-?49/i

const isPartNumber = (word: string) => {
  const kinds = readCellKinds(word)
  return kinds.has('partNumber') && !isSymbol(word) && !dielectric.test(word) && !packageWord.test(word)
}

/** Between other words, such as `DIP8`, `5POS` or `USB2`, only a long number is one for sure. */
const isLongNumber = (word: string) =>
  isPartNumber(word) &&
  (/^\d{7,}$|^\d{2,}(?:-\d{2,}){2,}$/.test(word) ||
    (word.length >= 6 && /\d.*\d/.test(word) && /[A-Z].*[A-Z]/.test(word) && !readCellKinds(word).has('package')))

const toWords = (text: string) =>
  text
    .split(/\s+|[,;]\s/)
    .map((word) => word.replaceAll(/^["'([]+|["')\],;:.]+$/g, '').replace(/(?<=\w)\([^()]*\)?$/, ''))
    .filter((word) => word !== '')

/** `D3-D6`, `LED1-3`; `BC817-40` does not rise. */
const isRange = (word: string) => {
  const [, , first, last] = /^([A-Z]{1,3})(\d{1,3})-(?:\1)?(\d{1,3})$/i.exec(word) ?? []
  return Number(first) < Number(last)
}

const isOneOf = (text: string, ...kinds: CellKind[]) => kinds.some((kind) => readCellKinds(text).has(kind))

/** Of `NCP1117-3.3_SOT223` and `SD103AWS_C5345966`, the number. */
const withoutSuffix = (text: string) => {
  const [, number = '', suffix = ''] = /^([^\s_]+)_([^\s_]+)$/.exec(text) ?? []
  return isPartNumber(number) && isOneOf(suffix, 'package', 'orderCode') ? number : text
}

const minCharsBesideValue = 8
/** `174917-1`, `901-10510-2`. */
const dashed = /^\d{4,}-\d{1,2}$|^\d{3,}-\d{4,}(?:-\d+)*$/

/** The part number that a text of values and words names, as in `LM1117 3,3V`, `10uF CL21A106KAYNNNE` or `Cable 2 pins KF2510-2P`. Null where it may
 * have none or several. */
export const findNumberInText = (text: string): Named | null => {
  const whole = withoutSuffix(text.trim())
  const bare = withoutRemark(whole)
  if (dashed.test(bare)) return { number: bare, company: '' }
  if (isOneOf(bare, 'package', 'url')) return null
  const split = splitCompany(bare)
  if (split) return split
  const isValue = isOneOf(bare, 'value')
  const words = toWords(whole).filter((word) => !isRange(word) && !isOneOf(word, 'value'))
  const [first = ''] = words
  if (!isValue && bare.startsWith(first) && isPartNumber(first) && !isOneOf(first, 'package'))
    return { number: first, company: '' }
  const long = words.filter((word) => isLongNumber(word) && (!isValue || word.length >= minCharsBesideValue))
  return long.length === 1 && long[0] !== undefined ? { number: long[0], company: '' } : null
}

/** The part number at the beginning of a remark. */
export const findNumberBeforeRemark = (text: string): Named | null => {
  const [first = ''] = toWords(text)
  return text.startsWith(first) && isLongNumber(first) ? { number: first, company: '' } : null
}
