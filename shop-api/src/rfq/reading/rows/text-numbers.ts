import { hasAnyKind, splitShop } from '../columns/cell-kinds.ts'
import { isKnownDistributor } from '../columns/manufacturers.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import { findNumberAtStartOfNote, findNumbersInText, minCharsBesideValue, readOrderingCode } from '../number-in-text.ts'
import { beginsWithValue } from '../value-shapes.ts'
import type { RowNumber } from './row-numbers.ts'
import { hasUnfitMark, isPlaceholder } from './row-words.ts'

/** The company of a column of numbers: that of the nearest column of companies, among those with the same digit in their header if there are any; else the
 * distributor in its own header. */
export const findCompany = (columns: readonly NamedColumn[], texts: readonly string[], number: NamedColumn): string => {
  const wanted = number.meaning === 'distributor_part_number' ? 'distributor' : 'manufacturer'
  if (number.meaning === 'internal_part_number') return ''
  const companies = columns.filter(({ meaning }) => meaning === wanted)
  const group = number.header?.group ?? 0
  const same = companies.filter(({ header }) => (header?.group ?? 0) === group)
  const among = same.length > 0 ? same : companies
  const [nearest] = among.toSorted((a, b) => Math.abs(a.at - number.at) - Math.abs(b.at - number.at) || a.at - b.at)
  const text = nearest ? (texts[nearest.at] ?? '') : ''
  if (text !== '' && !isPlaceholder(text)) return text
  const [, shop = ''] = /\b(digi-?key|mouser|lcsc|jlcpcb|farnell|newark|rs|arrow|tme)\b/i.exec(number.text) ?? []
  return wanted === 'distributor' ? shop : ''
}

const isManufacturerNumber = ({ meaning }: RowNumber) => meaning === 'manufacturer_part_number'
const isDistributorNumber = ({ meaning }: RowNumber) => meaning === 'distributor_part_number'

type Named = Pick<RowNumber, 'number' | 'company'>

const digiKey = /^[A-Z\d][A-Z\d./+-]{2,40}-ND$/
const codeTitle = /^(?:p\/?n|parts?|n[or]|num(?:ber)?|art|sku|code|order)\.?$/i
/** `FARNELL 2473361`, `LCSC P/N C1525` and `mouser 511-STM32F301C8T6`, several of which may be in one text. A Digi-Key number that is the whole cell, and a code that is
 * the whole note, need no name. */
const findCodes = ({ meaning, header }: NamedColumn, text: string): Named[] => {
  if (meaning !== 'distributor' && meaning !== 'note' && meaning !== 'ignored') return []
  if (digiKey.test(text) && header !== null) return [{ number: text, company: 'DigiKey' }]
  if (meaning === 'note' && hasAnyKind(text, 'orderCode')) return [splitShop(text) ?? { number: text, company: '' }]
  const words = text.split(/[\s,;:#()]+/).filter((word) => !codeTitle.test(word))
  return words.flatMap((number, at) => {
    const company = words[at - 1] ?? ''
    const isNamed = /\d{3}/.test(number) && isKnownDistributor(company)
    if (!isNamed || !(hasAnyKind(number, 'orderCode') || /^\d{3}-[\d-]{6,}$/.test(number))) return []
    return [{ number, company: digiKey.test(number) ? 'DigiKey' : company }]
  })
}

const minNumberMeaning = 0.4
const passiveDesignators = /^(?:R[NVT]?|C|L|FB|F|Y|X)[\d_]/

/** The description of a passive part with a value is searched for whole ordering codes only. */
const findManufacturerNumbers = (
  columns: readonly NamedColumn[],
  readable: readonly NamedColumn[],
  texts: readonly string[],
): RowNumber[] => {
  const of = (...wanted: NamedColumn['meaning'][]) => readable.filter(({ meaning }) => wanted.includes(meaning))
  const mayBePassive = of('designators').every(({ at }) => passiveDesignators.test(texts[at] ?? ''))
  const isValue = mayBePassive && of('value').some(({ at }) => hasAnyKind(texts[at] ?? '', 'value'))
  const hasValueOrNumberColumn = columns.some(
    ({ meaning }) => meaning === 'value' || meaning === 'manufacturer_part_number',
  )
  // `Type` may hold numbers beside the names of components.
  const further = of('ignored').filter(
    ({ header }) =>
      !header || !hasValueOrNumberColumn || (header.meanings.manufacturer_part_number ?? 0) >= minNumberMeaning,
  )
  const described = isValue ? of('value') : [...of('value'), ...of('description'), ...further]
  const isPassive = mayBePassive && of('designators').length > 0
  // Beside `100 nF — LM358 decoupling`, the number is that of another part.
  const readDescribed = (text: string) =>
    findNumbersInText(text).filter(
      ({ number }) =>
        !hasUnfitMark(number) && (!isPassive || number.length >= minCharsBesideValue || !beginsWithValue(text)),
    )
  const find = (among: readonly NamedColumn[], read: (text: string) => Named[]) =>
    among.map((column) =>
      read(texts[column.at] ?? '').map(({ number, company }): RowNumber => ({
        meaning: 'manufacturer_part_number',
        number,
        company: company || (column.meaning === 'manufacturer' ? '' : findCompany(columns, texts, column)),
        column: column.at,
      })),
    )
  const found = [
    ...find(described, readDescribed),
    ...find(of('description', 'manufacturer', 'ignored'), readOrderingCode),
    // A note may be all that the row says of its part.
    ...find(of('note'), of('value', 'description').length === 0 ? findNumbersInText : findNumberAtStartOfNote),
  ]
  return found.find(({ length }) => length > 0) ?? []
}

/** The part numbers that are missing from `found`, the numbers in the columns of numbers: those of the manufacturer in values, descriptions or notes, else in
 * a link to a shop, and those of distributors. */
export const findTextNumbers = (
  columns: readonly NamedColumn[],
  texts: readonly string[],
  readLink: (column: number) => (Named & Pick<RowNumber, 'meaning'>) | null,
  found: readonly RowNumber[],
): RowNumber[] => {
  if (found.some(isManufacturerNumber) && found.some(isDistributorNumber)) return []
  // A confidence of 1 means that the buyer chose the meaning of the column, which is then not searched.
  const readable = columns.filter(({ at, confidence }) => confidence < 1 && (texts[at] ?? '') !== '')
  const linked = readable.flatMap(({ at }): RowNumber[] => {
    const link = readLink(at)
    return link ? [{ ...link, column: at }] : []
  })
  const inTexts = found.some(isManufacturerNumber) ? [] : findManufacturerNumbers(columns, readable, texts)
  const own = found.some(isManufacturerNumber) || inTexts.length > 0 ? inTexts : linked.slice(0, 1)
  const numbers = [...found, ...own]
  if (numbers.some(isDistributorNumber)) return own
  const codes = readable.flatMap((column): RowNumber[] =>
    findCodes(column, texts[column.at] ?? '').map((code) => ({
      meaning: 'distributor_part_number',
      ...code,
      column: column.at,
    })),
  )
  // A link to a distributor counts where its cell also contains the manufacturer's number.
  const confirmedLinks = linked.filter(
    (link) =>
      isDistributorNumber(link) &&
      numbers.some(
        (each) => isManufacturerNumber(each) && texts[link.column]?.toUpperCase().includes(each.number.toUpperCase()),
      ),
  )
  return [...own, ...codes, ...confirmedLinks]
}
