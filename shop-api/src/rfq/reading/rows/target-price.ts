import type { NamedColumn } from '../columns/name-columns.ts'
import type { DecimalSign } from '../number-text.ts'
import { readPrice } from '../read-price.ts'
import type { TextSheet } from './text-sheet.ts'

/** Other currencies, by their signs, codes and names. */
const foreign =
  /[€£¥₽₩₹₺]|(?<![a-z])(?:hk|nt|[acrs])\$|(?<!\p{L})(?:eur(?:os?)?|gbp|rmb|cny|jpy|chf|krw|twd|ntd|hkd|inr|rub|sek|nok|dkk|pln|czk|cad|aud|sgd|yuan|yen|pounds?|руб|р\.)(?!\p{L})|人民币|人民幣|台币|台幣|港币|港幣|欧元|歐元|日元|日圓|日円|元(?!件|器)|円|원/iu
/** The dollar's name ends in the yuan's. */
const dollars = /美元|美圓|美圆/gu

const namesForeignCurrency = (text: string) => foreign.test(text.normalize('NFKC').replaceAll(dollars, 'USD'))
const currencyHeader = /currency|währung|devise|moneda|valuta|валюта|币种|幣別|通貨|통화/i

/** No amount in another currency is taken for dollars, whether the header, the cell or a column of currencies names it. */
export const readTargetPrice = (
  sheet: TextSheet,
  at: number,
  columns: readonly NamedColumn[],
  sign: DecimalSign | null,
): { price: string | null; problem: 'bad_price' | 'foreign_currency' | null } => {
  const column = columns.find(({ meaning }) => meaning === 'target_price')
  const text = column ? (sheet.row(at)[column.at] ?? '') : ''
  if (!column || text === '') return { price: null, problem: null }
  const currencies = columns
    .filter((each) => currencyHeader.test(each.text))
    .map((each) => sheet.row(at)[each.at] ?? '')
  if ([column.text, ...currencies].some(namesForeignCurrency)) return { price: null, problem: 'foreign_currency' }
  const read = readPrice(sheet.cell(at, column.at), text, sign)
  // With a confidence of 1, the buyer chose the meaning of a column; plain prices may be those of another shop.
  const isTarget = column.header === null || column.header.isTarget || column.confidence === 1
  if ('price' in read) return { price: read.price, problem: null }
  const problem = namesForeignCurrency(text) ? 'foreign_currency' : read.problem
  return { price: null, problem: isTarget ? problem : null }
}
