import { hasAnyKind, splitCompany, withoutRemark } from './columns/cell-kinds.ts'
import { isKnownManufacturer } from './columns/manufacturers.ts'
import { beginsWithValue, isWordsAndSizes } from './value-shapes.ts'

type Named = { number: string; company: string }

/** Some patterns take time with the square of the length, so only the beginning of a text is read. */
const maxReadChars = 300

const atmelMicrocontroller = /^AT(?:x?mega|tiny|sam)\d/i
/** `BSS138_F085`. */
const suffixed = /^[A-Z]{1,5}\d{2,}[A-Z\d]*_[A-Z]\d{2,3}[A-Z]?$/
/** `MOSFETSOT23`, `CRYSTAL-32.768KHZSMD-3.2X1.5`. */
const gluedSymbol = /^(?:MOSFET|CRYSTAL|DIODE|RESISTOR|CAPACITOR|INDUCTOR|TRANSISTOR)[-\dA-Z]/i
/** Names of schematic symbols, such as `Conn_01x04`, `TestPoint1` or `PINHD-1X2`, have an underscore, lowercase letters or a word for the component. */
const isSymbol = (word: string) =>
  isWordsAndSizes(word) ||
  gluedSymbol.test(word) ||
  (/_/.test(word) && !suffixed.test(word)) ||
  (/\p{Ll}{2}/u.test(word) && !atmelMicrocontroller.test(word)) ||
  /^(?:PINHD|HEADER|CONN?|JUMPER|JP|TEST|FID|MOUNT|HOLE|LOGO)[-A-Z]*\d{0,2}(?:X\d+)?$/i.test(word)

/** `8.85012E+11`: a spreadsheet has lost the digits. `1.5E3` is a number. */
export const rounded = /^\d[.,]\d{2,}E\+\d+$/i

/** Words that look like part numbers. */
const notPartNumbers = [
  // Dielectrics.
  /^(?:[CN][0O][GP]|[NC]P[0O]|X[4-8][PRSTUV]|[YZ]5[UV])(?:[-/].*)?$/i,
  // Packages.
  /^\d{1,3}-?(?:[HTLSV]{0,3}Q?F[PN]|[A-Z]{0,3}(?:SOP|SOIC|DIP|PDIP|BGA|SON|DFN|QFN|QFP))$|^HC-?49/i,
  /^(?:DO|TO|SOT|SOD|SC)-?\d+[A-Z]{0,2}$/i,
  // Numbers with a unit, and sizes.
  /^(?:\d+(?:[.,]\d+)?(?:MM|CM|MILS?|[KMG]BITS?|[KMG]?HZ|V[AD]C|[MU]?A|VA|DBM|[MK]?V|[MK]?W|PINS?|POS|WAYS?|CH|AWG)(?:\/(?=\d)|$))+$/i,
  /^M?\d+(?:\.\d+)?X\d/i,
  // Standards, tickets, interfaces and screws.
  /^(?:IEC|DIN|AEC|MIL|ROHS)-?\d|^EN\d{4,5}$|^UL\d{2,4}$|^(?:AEC|MIL|JIRA|ECN|REV)-|^RS-?(?:232|422|485)$|^USB-?\d(?:\.\d)?$|^RJ-?\d{1,2}$|^DB-?(?:9|15|25|37)[MF]?$|^IP\d\d$|^M\d{1,2}$/i,
  rounded,
  // Fuses, potentiometers, resistors and supply rails.
  /^T\d+M?A(?:L?\d+V)?$|^[ABC]\d+K$|^\d+K[ABC]$|^\d{2,3}000R$|^V(?:CC|DD|SS|EE|BAT|BUS|IN|OUT)\d/i,
]

const isPartNumber = (word: string) =>
  hasAnyKind(word, 'partNumber') && !isSymbol(word) && !notPartNumbers.some((pattern) => pattern.test(word))

/** Numbers of transistors, diodes and circuits that many manufacturers use: `1N4148`, `2SC1815`, `BC547B`, `74HC04`, `LM358`, `CD4017`. */
const standardNumber =
  /^(?:[1-6]N\d{3,4}[A-Z]?|2S[A-DJK]\d{3,4}[A-Z]?|BC[3-8]\d{2}[ABC]?|74(?:HC|HCT|LS|AC|ACT|LVC|F)\d{2,4}[A-Z]?|(?:LM|NE|TL|CD|LF|TIP|IRF|ULN)\d{3,4}[A-Z]{0,2})$/

/** `DIP8`, `5POS` and `USB2` look like part numbers too: inside a text, a word counts only if it is long and has several digits and capitals. */
const isUnmistakable = (word: string) =>
  isPartNumber(word) &&
  (standardNumber.test(word) ||
    /^\d{7,}$|^\d{2,}(?:-\d{2,}){2,}$/.test(word) ||
    (word.length >= 6 && /\d.*\d/.test(word) && /[A-Z].*[A-Z]/.test(word) && !hasAnyKind(word, 'package')))

/** The shape of a part number in a line that people type. */
export const isPartNumberWord = (word: string) =>
  /[A-Za-z]/.test(word) && isPartNumber(word) && !hasAnyKind(word, 'package', 'value')

/** Without quotes, brackets and punctuation around the word, and without a remark in brackets behind it, which `DF12NC(3.0)-50DS(51)` has not. */
const trimWord = (word: string) => {
  let [start, end] = [0, word.length]
  while (start < end && '"\'(['.includes(word[start] ?? '')) start++
  const isClosing = () => word[end - 1] === ')' && word.slice(start, end).includes('(')
  while (end > start && '"\')],;:.'.includes(word[end - 1] ?? '') && !isClosing()) end--
  return word.slice(start, end).replace(/(?<=^[^()]*\w)\([^()]*\)?$/, '')
}

const toWords = (text: string) =>
  text
    .split(/\s+|[,;]\s/)
    .map(trimWord)
    .filter((word) => word !== '')

/** A range of designators rises, as in `D3-D6` and `LED1-3`; `BC817-40` does not. */
const isDesignatorRange = (word: string) => {
  const [, , first, last] = /^([A-Z]{1,3})(\d{1,3})-(?:\1)?(\d{1,3})$/i.exec(word) ?? []
  return Number(first) < Number(last)
}

export const toLettersAndDigits = (text: string) => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
/** `NCP1117-3.3_SOT223` and `SD103AWS_C5345966` end with a package or an order code, `5034-2400_50342400` with the same number. */
const withoutSuffix = (text: string) => {
  const [, number = '', suffix = ''] = /^([^\s_]+)_([^\s_]+)$/.exec(text) ?? []
  const isDouble = number.length > 3 && toLettersAndDigits(number) === toLettersAndDigits(suffix)
  return isPartNumber(number) && (isDouble || hasAnyKind(suffix, 'package', 'orderCode')) ? number : text
}

export const hasPartNumber = (text: string) =>
  toWords(text.slice(0, maxReadChars)).some((word) => /[A-Za-z]/.test(word) && isUnmistakable(word))

export const minCharsBesideValue = 8
/** `174917-1`, `901-10510-2`, `22-27-2041`. */
const dashed = /^\d{4,}-\d{1,2}$|^\d{3,}-\d{4,}(?:-\d+)*$|^\d{2}-\d{2}-\d{4}$/

const isShortValue = (word: string) => word.length < minCharsBesideValue && beginsWithValue(word)

/** `R25-1001002` looks like a value too, but is too long for one. */
const isValueOrPackage = (number: string) =>
  hasAnyKind(number, 'package') || (hasAnyKind(number, 'value') && number.length < minCharsBesideValue)

/** `100NF50V0603` has no part number. */
const gluedValue = /^\d+(?:[.,]\d+)?(?:[PNUµM][FH]|[KM]?OHM|[KR]\d|V\d)/i

const leadFree = /^[A-Z\d][A-Z\d./-]*((?: [A-Z]*\d[A-Z\d./-]*){0,3}) (?:[Ll][Ff][Ss]?|\(LF\)\(SN\))$/
/** `PTS645SL50SMTR 92 LFS` and `B4B-XH-A (LF)(SN)` end with a mark of lead-free parts, which belongs to the number; in `TL072CP DIP8 LF`, a
 * package is before it. */
const isLeadFreeNumber = (text: string) => {
  const [, between] = leadFree.exec(text) ?? []
  if (between === undefined) return false
  return toWords(between).every(
    (word) =>
      !hasAnyKind(word, 'package') &&
      !(/[A-Z]/.test(word) && hasAnyKind(word, 'value')) &&
      !notPartNumbers.some((pattern) => pattern.test(word)),
  )
}

/** `CAP-0603-100N`. */
const sizeBetween =
  /(?<![A-Z\d])[A-Z]{0,4}-?(?:0[1246]0[1235]|0805|1206|1210|1812|2010|2512|1608|2012|3216|3528|6032|7343)(?![A-Z\d])/
/** `DIODE-SOD323-R`, `PINHD-2X3`, hexadecimal numbers and articles of Amazon. */
const notOrderingCode = /(?:SOT|SOD|SOIC|SOP|QF[NP]|DIP|TO)-?\d|\dX\d|^[\dA-F]+$|^B0[\dA-Z]{8}$/

/** `C0805C225Z4VACTU`: letters and digits alternate. */
const isOrderingCode = (word: string) =>
  /^(?=.{8})(?=.*\d{3})(?=(?:\D*\d){4})[A-Z\d][A-Z\d./+-]*(?:=P\d)?$/.test(word) &&
  (word.match(/[A-Z]+|\d+/g) ?? []).length >= 4 &&
  ![sizeBetween, notOrderingCode, gluedValue].some((pattern) => pattern.test(word)) &&
  !beginsWithValue(word) &&
  isPartNumber(word) &&
  !hasAnyKind(word, 'package')

/** A cell that is nothing but the full ordering code of a part. */
export const readOrderingCode = (text: string): Named[] => (isOrderingCode(text) ? [{ number: text, company: '' }] : [])

/** `LED1`, `PIEZO1`, `HDR6`; `SHTC3` is no word. */
const numberedWord = /^(?!ATMEGA|ATTINY)(?:(?=[A-Z]*[AEIOU])[A-Z]{3,}|HDR|BTN|PWR|RLY)\d$/i

const purpose = /^(?:for|für|pour|para)$/i
const replacement = /^(?:replacement|substitute|equivalent|alternative|ersatz)$/i
/** `Socket for NE555` is no such part, `replacement for BC547` is. */
const isPurpose = (words: readonly string[], at: number) =>
  purpose.test(words[at - 1] ?? '') && !replacement.test(words[at - 2] ?? '')

/** `Capacitor 10uF, Murata GRM31CR61E106KA12L (GRM235Y5V106Z10)`. */
const findBehindCompany = (words: readonly string[]): Named | null => {
  const number = words.find((word, at) => {
    const isNumber = isUnmistakable(word) || (dashed.test(word) && isPartNumber(word))
    return isNumber && isKnownManufacturer(words[at - 1] ?? '')
  })
  return number === undefined ? null : { number, company: words[words.indexOf(number) - 1] ?? '' }
}

/** The part number in a text of values and words, as in `LM1117 3,3V`, `10uF CL21A106KAYNNNE` or `Cable 2 pins KF2510-2P`: the first word if it is one,
 * otherwise the only unmistakable one. */
export const findNumberInText = (text: string): Named | null => {
  const whole = withoutSuffix(text.slice(0, maxReadChars).trim())
  const bare = withoutRemark(whole)
  if (dashed.test(bare) && !hasAnyKind(bare, 'package')) return { number: bare, company: '' }
  if (hasAnyKind(bare, 'package', 'url')) return null
  const split = splitCompany(bare)
  if (split) return isValueOrPackage(split.number) ? null : split
  const isValue = hasAnyKind(bare, 'value')
  const words = toWords(whole).filter(
    (word, at, all) =>
      !isDesignatorRange(word) && !hasAnyKind(word, 'value') && !isShortValue(word) && !isPurpose(all, at),
  )
  const [first = ''] = words
  if (
    !isValue &&
    bare.startsWith(first) &&
    isPartNumber(first) &&
    !numberedWord.test(first) &&
    !hasAnyKind(first, 'package')
  )
    return { number: isLeadFreeNumber(whole) ? whole : first, company: '' }
  const [, inBrackets = ''] = /^[\p{L}\d_]+\(([^\s()]+)\)$/u.exec(whole) ?? []
  if (inBrackets.length >= minCharsBesideValue && isUnmistakable(inBrackets) && !gluedValue.test(inBrackets))
    return { number: inBrackets, company: '' }
  const sure = words.filter((word) => isUnmistakable(word) && (!isValue || word.length >= minCharsBesideValue))
  const [only, ...others] = sure
  return only !== undefined && others.length === 0 ? { number: only, company: '' } : findBehindCompany(words)
}

/** Of `Inductor 10uH, 4mm  ASPI-4030S-100M-T  LQH44NN100K03L`, the numbers at the end. */
const findNumbersAtEnd = (text: string): Named[] => {
  const words = toWords(text)
  const start = words.findLastIndex((word) => !(word.length >= minCharsBesideValue && isUnmistakable(word))) + 1
  return isPurpose(words, start) ? [] : words.slice(start).map((number) => ({ number, company: '' }))
}

const or = /\s+(?:or|oder|ou|или|または)\s+/i
/** Of `Voltage regulator TPS7A4700 or LM2940CT`, both numbers. */
export const findNumbersInText = (text: string): Named[] => {
  const beginning = text.slice(0, maxReadChars)
  const pieces = beginning.split(or)
  const named = pieces.map(findNumberInText)
  const found = (pieces.length > 1 && named.includes(null) ? [findNumberInText(text)] : named).filter(
    (each) => each !== null,
  )
  return found.length > 0 ? found : findNumbersAtEnd(beginning)
}

/** The part number that a note is, or that it begins with if it goes on with a package or a manufacturer. */
export const findNumberAtStartOfNote = (text: string): Named[] => {
  const [first = '', ...others] = toWords(text.slice(0, maxReadChars))
  // `to` is no package.
  const namesPart = others.some(
    (word) => (/[A-Z\d]/.test(word) && hasAnyKind(word, 'package')) || isKnownManufacturer(word),
  )
  return (namesPart || others.length === 0) && text.startsWith(first) && isUnmistakable(first)
    ? [{ number: first, company: '' }]
    : []
}
