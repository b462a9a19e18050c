import { type CellKind, readCellKinds, splitCompany, withoutRemark } from '../columns/cell-kinds.ts'
import { isKnownManufacturer } from '../columns/manufacturers.ts'

type Named = { number: string; company: string }

/** The patterns that read texts take time with the square of the length. */
const maxReadChars = 300
const isOneOf = (text: string, ...kinds: CellKind[]) => kinds.some((kind) => readCellKinds(text).has(kind))

const microcontroller = /^AT(?:x?mega|tiny|sam)\d/i
/** Names of symbols, such as `Conn_01x04` or `TestPoint1`, have underscores or lowercase words. */
const isSymbol = (word: string) =>
  /_/.test(word) ||
  (/\p{Ll}{2}/u.test(word) && !microcontroller.test(word)) ||
  /^(?:PINHD|HEADER|CONN?|JUMPER|JP|TEST|FID|MOUNT|HOLE|LOGO)[-A-Z]*\d{0,2}(?:X\d+)?$/i.test(word)

const otherWords = [
  /^(?:[CN][0O][GP]|[NC]P[0O]|X[4-8][PRSTUV]|[YZ]5[UV])(?:[-/].*)?$/i,
  /^\d{1,3}-?(?:[HTLSV]{0,3}Q?F[PN]|[A-Z]{0,3}(?:SOP|SOIC|DIP|PDIP|BGA|SON|DFN|QFN|QFP))$|^HC-?49/i,
  /^(?:DO|TO|SOT|SOD|SC)-?\d+[A-Z]{0,2}$/i,
  /^\d+(?:[.,]\d+)?(?:MM|CM|MILS?|[KMG]BITS?|[KMG]?HZ|V[AD]C|[MU]?A|[MK]?V|[MK]?W|PINS?|POS|WAYS?|CH|AWG)$/i,
  /^M?\d+(?:\.\d+)?X\d/i,
  /^(?:IEC|EN|DIN|UL|AEC|MIL|ROHS)[-_ ]?\d|^(?:AEC|MIL|JIRA|ECN|REV)-|^RS-?(?:232|422|485)$|^USB-?\d(?:\.\d)?$|^RJ-?\d{1,2}$|^IP\d\d$|^M\d{1,2}$/i,
  // Fuses, tapers of potentiometers and supply rails.
  /^T\d+M?A|^[ABC]\d+K$|^V(?:CC|DD|SS|EE|BAT|BUS|IN|OUT)\d/i,
]

const isNumber = (word: string) =>
  isOneOf(word, 'partNumber') && !isSymbol(word) && !otherWords.some((pattern) => pattern.test(word))

/** Between other words, such as `DIP8`, `5POS` or `USB2`, only a long number is one for sure. */
const isSureNumber = (word: string) =>
  isNumber(word) &&
  (/^\d{7,}$|^\d{2,}(?:-\d{2,}){2,}$/.test(word) ||
    (word.length >= 6 && /\d.*\d/.test(word) && /[A-Z].*[A-Z]/.test(word) && !isOneOf(word, 'package')))

const trimWord = (word: string) => {
  let [start, end] = [0, word.length]
  while (start < end && '"\'(['.includes(word[start] ?? '')) start++
  while (end > start && '"\')],;:.'.includes(word[end - 1] ?? '')) end--
  return word.slice(start, end).replace(/(?<=\w)\([^()]*\)?$/, '')
}

const toWords = (text: string) =>
  text
    .split(/\s+|[,;]\s/)
    .map(trimWord)
    .filter((word) => word !== '')

/** `D3-D6`, `LED1-3`; `BC817-40` does not rise. */
const isRange = (word: string) => {
  const [, , first, last] = /^([A-Z]{1,3})(\d{1,3})-(?:\1)?(\d{1,3})$/i.exec(word) ?? []
  return Number(first) < Number(last)
}

/** Of `NCP1117-3.3_SOT223` and `SD103AWS_C5345966`, the number. */
const withoutSuffix = (text: string) => {
  const [, number = '', suffix = ''] = /^([^\s_]+)_([^\s_]+)$/.exec(text) ?? []
  return isNumber(number) && isOneOf(suffix, 'package', 'orderCode') ? number : text
}

const minCharsBesideValue = 8
/** `174917-1`, `901-10510-2`. */
const dashed = /^\d{4,}-\d{1,2}$|^\d{3,}-\d{4,}(?:-\d+)*$/

/** The part number that a text of values and words names, as in `LM1117 3,3V`, `10uF CL21A106KAYNNNE` or `Cable 2 pins KF2510-2P`. Null where it may
 * have none or several. */
export const findNumberInText = (text: string): Named | null => {
  const whole = withoutSuffix(text.slice(0, maxReadChars).trim())
  const bare = withoutRemark(whole)
  if (dashed.test(bare)) return { number: bare, company: '' }
  if (isOneOf(bare, 'package', 'url')) return null
  const split = splitCompany(bare)
  if (split) return isOneOf(split.number, 'value', 'package') ? null : split
  const isValue = isOneOf(bare, 'value')
  const words = toWords(whole).filter((word) => !isRange(word) && !isOneOf(word, 'value'))
  const [first = ''] = words
  if (!isValue && bare.startsWith(first) && isNumber(first) && !isOneOf(first, 'package'))
    return { number: first, company: '' }
  const sure = words.filter((word) => isSureNumber(word) && (!isValue || word.length >= minCharsBesideValue))
  return sure.length === 1 && sure[0] !== undefined ? { number: sure[0], company: '' } : null
}

/** The part number at the beginning of a remark that goes on with its package or manufacturer. */
export const findNumberBeforeRemark = (text: string): Named | null => {
  const [first = '', ...others] = toWords(text.slice(0, maxReadChars))
  const isPart = others.some((word) => isOneOf(word, 'package') || isKnownManufacturer(word))
  return isPart && text.startsWith(first) && isSureNumber(first) ? { number: first, company: '' } : null
}
