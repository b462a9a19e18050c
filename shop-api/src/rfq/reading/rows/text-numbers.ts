import { hasAnyKind, splitShop } from '../columns/cell-kinds.ts'
import { isKnownDistributor } from '../columns/manufacturers.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import { findNumberAtStartOfNote, findNumbersInText, readOrderingCode } from '../number-in-text.ts'
import type { RowNumber } from './row-numbers.ts'
import { isPlaceholder } from './row-words.ts'
import { readShopLink } from './shop-link.ts'

/** The company of a number: the column with the same digit in its header, else the nearest one on the left, else the first one. */
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

const isOwn = ({ meaning }: RowNumber) => meaning === 'manufacturer_part_number'
const isCode = ({ meaning }: RowNumber) => meaning === 'distributor_part_number'

type Named = Pick<RowNumber, 'number' | 'company'>

const digiKey = /^[A-Z\d][A-Z\d./+-]{2,40}-ND$/
/** `FARNELL 2473361` and `mouser 511-STM32F301C8T6`, several of which may be in one text; a Digi-Key number needs no name. */
const findCodes = ({ meaning, header }: NamedColumn, text: string): Named[] => {
  if (meaning !== 'distributor' && meaning !== 'note' && meaning !== 'ignored') return []
  if (digiKey.test(text) && header !== null) return [{ number: text, company: 'DigiKey' }]
  if (meaning === 'note' && hasAnyKind(text, 'orderCode')) return [splitShop(text) ?? { number: text, company: '' }]
  const words = text.split(/[\s,;:#()]+/)
  return words.flatMap((number, at) => {
    const company = words[at - 1] ?? ''
    const isNamed = /\d{3}/.test(number) && isKnownDistributor(company)
    if (!isNamed || !(hasAnyKind(number, 'orderCode') || /^\d{3}-[\d-]{6,}$/.test(number))) return []
    return [{ number, company: digiKey.test(number) ? 'DigiKey' : company }]
  })
}

const passiveDesignators = /^(?:R[NVT]?|C|L|FB|F|Y|X)[\d_]/

/** The description of a passive part with a value is not searched. */
const findOwnNumbers = (
  columns: readonly NamedColumn[],
  readable: readonly NamedColumn[],
  texts: readonly string[],
): RowNumber[] => {
  const of = (...wanted: NamedColumn['meaning'][]) => readable.filter(({ meaning }) => wanted.includes(meaning))
  const isPassive = of('designators').every(({ at }) => passiveDesignators.test(texts[at] ?? ''))
  const isValue = isPassive && of('value').some(({ at }) => hasAnyKind(texts[at] ?? '', 'value'))
  const hasValues = columns.some(({ meaning }) => meaning === 'value' || meaning === 'manufacturer_part_number')
  const further = of('ignored').filter(({ header }) => header === null || !hasValues)
  const described = isValue ? of('value') : [...of('value'), ...of('description'), ...further]
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
    ...find(described, findNumbersInText),
    ...find(of('description', 'manufacturer', 'ignored'), readOrderingCode),
    // A note may be all that the row says of its part.
    ...find(of('note'), of('value', 'description').length === 0 ? findNumbersInText : findNumberAtStartOfNote),
  ]
  return found.find(({ length }) => length > 0) ?? []
}

/** The numbers that a row has outside the columns of numbers: one of the manufacturer among its values, in its description, at the start of a note, or in
 * a link to a shop, and those of distributors. */
export const findTextNumbers = (
  columns: readonly NamedColumn[],
  texts: readonly string[],
  found: readonly RowNumber[],
): RowNumber[] => {
  if (found.some(isOwn) && found.some(isCode)) return []
  // With a confidence of 1, the buyer chose the meaning of a column.
  const readable = columns.filter(({ at, confidence }) => confidence < 1 && (texts[at] ?? '') !== '')
  const linked = readable.flatMap(({ at }): RowNumber[] => {
    const link = readShopLink(texts[at] ?? '')
    return link ? [{ ...link, column: at }] : []
  })
  const inTexts = found.some(isOwn) ? [] : findOwnNumbers(columns, readable, texts)
  const own = found.some(isOwn) || inTexts.length > 0 ? inTexts : linked.slice(0, 1)
  const numbers = [...found, ...own]
  if (numbers.some(isCode)) return own
  const codes = readable.flatMap((column): RowNumber[] =>
    findCodes(column, texts[column.at] ?? '').map((code) => ({
      meaning: 'distributor_part_number',
      ...code,
      column: column.at,
    })),
  )
  // The page of a distributor names the part of the row.
  const linkedCodes = linked.filter(
    (link) =>
      isCode(link) &&
      numbers.some((each) => isOwn(each) && texts[link.column]?.toUpperCase().includes(each.number.toUpperCase())),
  )
  return [...own, ...codes, ...linkedCodes]
}
