import { parseAmounts } from '../query-parser/amounts.ts'
import { partition } from '../partition.ts'
import { listForms, listNumbersInText } from '../part-numbers/number-forms.ts'
import { namesBoard } from './boards.ts'
import type { NumberQuery } from './match-part.ts'
import type { PartKind } from './kinds.ts'
import { listPossibleKinds, readKind } from './part-kind.ts'
import { readBareNumber } from './bare-number.ts'
import { isPackageWord, readPackage, type RowPackage } from './row-package.ts'
import { chipSizePattern, isChip, type Mounting, type PackageBook } from '../query-parser/package-names.ts'
import { readRowMounting } from './row-mounting.ts'
import { hasFurtherWords, type RowTexts } from './row-texts.ts'
import { readValue, type RowValue } from './row-value.ts'
import { separateRatings } from './word-ratings.ts'
import { dropMeaninglessRatings } from './value-query.ts'

/** One row of a parts list, as the caller read it. */
export type MatchRow = RowTexts & {
  partNumbers: readonly string[]
  /** By which the buyer's own company knows the part. */
  internalNumbers: readonly string[]
  manufacturer: string
  quantity: number | null
}

export type RowFacts = {
  row: MatchRow
  kind: PartKind | null
  hasSeveralKinds: boolean
  /** Kinds that the numbers of the row may have; empty where any. */
  kinds: readonly PartKind[]
  rowPackage: RowPackage | null
  /** `DIL`, from the cell of the package, behind a number or from a text; empty where the row has none. */
  family: string
  /** Where the name of the package says no more. */
  mounting: Mounting | null
  value: RowValue | null
  queries: NumberQuery[]
  /** Normalized forms for parts that only resemble the numbers. */
  similarTo: string[]
  /** Numbers of the row that would be a manufacturer's. */
  ownNumbers: readonly string[]
  /** Also one beside the value. */
  hasOwnNumber: boolean
}

/** Numbers by which distributors and companies know a part say nothing about its manufacturer's number. */
const isForeignNumber = (number: string) => /^C\d{3,8}$|-ND$|^\d{1,7}$/i.test(number.trim())

/** A company numbers its parts as it likes; digits alone can be the number of any other part. */
const hasLetterAndDigit = (number: string) => /\d/.test(number) && /\p{L}/u.test(number)

const isReadable = (number: string) => /[\p{L}\p{N}]/u.test(number)

/** `LM7805_TO220`. */
const packageBehind = /_(?:TO|SOT|SOIC|SO|DIP|QFN|TSSOP|SC)[-_]?\d.*$/i

/** `22-23-2021`, `1-640440-3`, `744 773 122`. */
const isGroupedDigits = (text: string) =>
  /^\d{2,}(?:-\d+)+$/.test(text) || (/^\d+(?:[ -]\d+)+$/.test(text) && /(?:\d\D?){7}/.test(text))

/** In many lists the value of a chip, or its whole description, is its part number. */
const readNumberInValue = (value: string, numbers: readonly string[]) => {
  const text = value.trim()
  const isNumber =
    ((/\d/.test(text) && /[A-Z]/i.test(text)) || isGroupedDigits(text)) && text.length >= 4 && text.length <= 60
  const isWhole = isGroupedDigits(text) || numbers.some((number) => hasFurtherWords(text, number))
  return isNumber && (isWhole || parseAmounts(text).amounts.length === 0) ? [text] : []
}

/** `1N4148 LL34`. */
const listFirstWord = (text: string) => {
  const [first = '', ...others] = text.trim().split(/[\s,;]+/)
  return others.length > 0 && /\d/.test(first) && !isStatement(first) && !namesBoard(others.join(' ')) ? [first] : []
}

const chipSize = new RegExp(chipSizePattern)
/** `C_0603`, `R0805`. */
const chipName = new RegExp(`^[A-Z]{1,3}[-_ ]?(?:${chipSizePattern})$`, 'i')
/** `2x3`, `HDR-1x5`. */
const isPinGrid = (number: string) => /^(?:[A-Z]+[-_ ]?)?\d{1,2}\s?[X×*]\s?\d{1,2}$/i.test(number.trim())
/** A cell of numbers may state a value, a size or rows of pins instead: `10k 0603`. */
const isStatement = (number: string) => isChip(number) || isPinGrid(number) || parseAmounts(number).amounts.length > 0

const minHyphenatedChars = 12
/** `TG2520SMN` of `TG2520SMN 26MHz` is a number, and so is `1299AS-H-100M=P2`; `C0603` of `100nF C0603` and `SOD123` of `5V1 SOD123` are none. */
const namesNumber = (value: string, packages: PackageBook) =>
  listNumbersInText(separateRatings(value)).some(
    (word) =>
      (/^[A-Z\d]+$/.test(word) || (word.length >= minHyphenatedChars && /^[A-Z\d]+(?:[-=][A-Z\d]+)+$/.test(word))) &&
      /[A-Z].*[A-Z]/.test(word) &&
      /\d.*\d/.test(word) &&
      !chipSize.test(word) &&
      !isPackageWord(word, packages) &&
      !isStatement(word),
  )

/** `100`, `49.9`: a usual value of the row's kind of part, where a longer number is a distributor's. */
const isBareValue = (number: string, kind: PartKind | null) =>
  kind !== null && number.trim().length <= 4 && !isChip(number.trim()) && readBareNumber(number, kind, false) !== null

/** Words of the value and of the description, also of `IC_LM358DR`; of the designators where the part is named only there. */
const listNumbersInTexts = ({ value, description, designators }: MatchRow, numbers: readonly string[]) => {
  const text = `${value} ${description}`
  const named = value === '' && numbers.length === 0 ? designators.replaceAll(',', ' ') : ''
  return [text, text.replaceAll('_', ' '), named].flatMap(listNumbersInText)
}

/** Footprints of connectors and switches have the number of the part: `JST_XH_B4B-XH-A_1x04_P2.50mm_Vertical`. */
const listNumbersInFootprint = (footprint: string, packages: PackageBook) =>
  listNumbersInText(footprint.replaceAll(/[_:,]/g, ' ')).filter((word) => !isPackageWord(word.toUpperCase(), packages))

/** The patterns that read texts take time with the square of the length. */
const maxReadChars = 300

const statesValue = (given: MatchRow) => {
  const row = { ...given, description: given.description.trim().slice(0, maxReadChars) }
  const { kind } = readKind(row)
  return kind !== null && readValue(row, kind) !== null
}

/** Where the row has no value or no package, statements among its numbers are read as its description, and a bare number as its value;
 * a value that repeats the package or a designator is none. */
const tidyTexts = (row: MatchRow) => {
  const others = [row.package.trim(), ...row.designators.split(/[\s,;]+/)]
  const value = others.includes(row.value.trim()) ? '' : row.value
  const stated = row.partNumbers.filter(isStatement)
  const isOpen = stated.length > 0 && (value === '' || row.package === '' || !statesValue({ ...row, value }))
  const statements = isOpen ? stated : []
  const description = [row.description, ...statements].join(' ').trim().slice(0, maxReadChars)
  const tidied = { ...row, value, description }
  const read = readKind(tidied)
  const { kind } = read
  const bare =
    value === '' && kind && !readValue(tidied, kind)
      ? row.partNumbers.find((number) => isBareValue(number, kind))
      : undefined
  if (bare === undefined) return { row: tidied, ...read }
  const withValue = { ...tidied, value: bare }
  return { row: withValue, ...readKind(withValue) }
}

export const readRow = (given: MatchRow, packages: PackageBook): RowFacts => {
  const { row, kind, hasSeveralKinds } = tidyTexts(given)
  const read = kind && readValue(row, kind)
  const value = read && dropMeaninglessRatings(read)
  const isOfBoard = (number: string) =>
    [row.value, row.description].some(
      (text) => text.replace(/^[^\p{L}\p{N}]+/u, '').startsWith(`${number} `) && namesBoard(text),
    )
  const numbers = [...new Set(row.partNumbers.map((number) => number.trim()))].filter(
    (number) => isReadable(number) && !isOfBoard(number),
  )
  const behind = [...numbers, row.value].map((text) => text.replace(/^\S+/, ''))
  const behindNumbers = behind.slice(0, numbers.length).map((text) => ({ ...row, package: text }))
  const [rowPackage = null] = [row, ...behindNumbers].flatMap((texts) => readPackage(texts, kind, packages) ?? [])
  const { family, mounting } = readRowMounting(row, behind, rowPackage)
  // The value may also be from the description: `SMBJ24A`, `TVS 24V`.
  const isInCell = row.value === '' || (kind !== null && readValue({ ...row, description: '' }, kind) !== null)
  const inValue =
    value && isInCell
      ? []
      : [
          ...numbers.flatMap(listFirstWord),
          given.value,
          given.value.replace(packageBehind, ''),
          ...listFirstWord(given.value),
          ...(row.value === '' && !/\s/.test(row.description) ? [row.description] : []),
        ]
          .flatMap((text) => readNumberInValue(text, numbers))
          .filter(
            (number, at, all) => !numbers.includes(number) && !chipName.test(number) && all.indexOf(number) === at,
          )
  const texts = value ? [] : listNumbersInTexts(row, numbers).slice(0, 8)
  const inFootprint = value ? [] : listNumbersInFootprint(row.package, packages)
  const { manufacturer, quantity } = row
  const toQuery = (isFromText: boolean) => (number: string) => ({
    number,
    forms: listForms(number),
    manufacturer,
    quantity,
    isFromText,
  })
  const internal = row.internalNumbers
    .map((number) => number.trim())
    .filter(
      (number, at, all) => hasLetterAndDigit(number) && ![...numbers, ...inValue, ...all.slice(0, at)].includes(number),
    )
    .map((number) => ({ ...toQuery(true)(number), forms: listForms(number).filter(({ as }) => as === 'own') }))
  // Of `PTS645 LFS` in the value and `PTS645` among the numbers, the whole number decides.
  const [whole, others] = partition(inValue, (text) => numbers.some((number) => hasFurtherWords(text, number)))
  const queries = [
    ...whole.map(toQuery(true)),
    ...numbers.map(toQuery(false)),
    ...others.map(toQuery(true)),
    ...internal,
  ]
  const ownNumbers = numbers.filter(
    (number) => !isForeignNumber(number) && !isStatement(number) && !isBareValue(number, kind),
  )
  const toTextQuery = (words: readonly string[]): NumberQuery[] =>
    words.length > 0 ? [{ number: '', forms: listForms('', words), manufacturer, quantity, isFromText: true }] : []
  return {
    row,
    kind,
    hasSeveralKinds,
    kinds: listPossibleKinds(row, kind),
    value,
    rowPackage,
    family,
    mounting,
    queries: [
      ...queries,
      ...toTextQuery(texts),
      ...toTextQuery(inFootprint).map((query) => ({ ...query, isFromFootprint: true as const })),
    ],
    similarTo: [...numbers, ...inValue].flatMap((number) =>
      isForeignNumber(number) || isPinGrid(number) ? [] : (listForms(number)[0]?.norm ?? []),
    ),
    ownNumbers,
    hasOwnNumber: ownNumbers.length > 0 || (value !== null && namesNumber(row.value, packages)),
  }
}
