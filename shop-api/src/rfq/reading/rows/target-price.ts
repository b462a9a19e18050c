import type { NamedColumn } from '../columns/name-columns.ts'
import type { DecimalSign } from '../number-text.ts'
import { readPrice } from '../read-price.ts'
import type { TextSheet } from './text-sheet.ts'

/** Other currencies, by their signs, codes and names. */
const foreign =
  /[€£¥₽₩₹₺]|(?<![a-z])(?:hk|nt|[acrs])\$|(?<!\p{L})(?:eur(?:os?)?|gbp|rmb|cny|jpy|chf|krw|twd|ntd|hkd|inr|rub|sek|nok|dkk|pln|czk|cad|aud|sgd|yuan|yen|pounds?|руб|р\.)(?!\p{L})|人民币|人民幣|台币|台幣|港币|港幣|欧元|歐元|日元|日圓|日円|元(?!件|器)|円|원/iu
/** The dollar's name ends in the yuan's. */
const dollars = /美元|美圓|美圆/gu
const ownCurrency = /(?<!\p{L})(?:usd|us\s?\$|dollars?)(?!\p{L})|(?<![\p{L}\d])\$/iu

const toPlain = (text: string) => text.normalize('NFKC').replaceAll(dollars, 'USD')
const namesForeignCurrency = (text: string) => foreign.test(toPlain(text))
const namesDollars = (text: string) => ownCurrency.test(toPlain(text))

const currencyWord = /currency|währung|devise|moneda|valuta|валюта|币种|币别|货币|幣別|通貨|통화/i
export const isCurrencyHeader = (text: string) => currencyWord.test(text) || /^(?:curr?|ccy|whg)\.?$/i.test(text)
const priceWord = /(?<!\p{L})(?:prices?|preise?|prix|precios?|prezz[io]|цены|costs?)(?!\p{L})|价格|单价|単価|가격/iu

/** `USD/1000`, `per 100 pcs`, `je Tsd.`: no price of one piece. */
const perMany =
  /(?:\/|(?<!\p{L})(?:per|pro|par|por|je|за)(?!\p{L})|每)\s?(?:1[ .,]?000|100|1?k|m(?:ille?)?|tsd|hundred|thousand|千|百)(?![\p{L}\d])|‰/iu
const priceUnitHeader = /^(?:price unit|preiseinheit|pe|unité de prix|价格单位)$/i

const maxTitleRows = 60
/** `Currency: EUR`, `All prices in €` above the table. */
const findForeignTitle = (sheet: TextSheet, headerRow: number) =>
  Array.from({ length: Math.min(Math.max(headerRow, 0), maxTitleRows) }, (_, at) =>
    sheet
      .row(at)
      .filter((text) => text !== '')
      .join(' '),
  ).find(
    (text) => (currencyWord.test(text) || priceWord.test(text)) && namesForeignCurrency(text) && !namesDollars(text),
  )

export type PriceRule = {
  column: NamedColumn | null
  currencies: readonly number[]
  units: readonly number[]
  /** A header or title by which no amount of the column is the price of one piece in USD. */
  otherUnit: { text: string; problem: 'bad_price' | 'foreign_currency' } | null
}

/** The column of a table that has its target prices, and what its headers and titles say about all of them. */
export const choosePrice = (sheet: TextSheet, headerRow: number, columns: readonly NamedColumn[]): PriceRule => {
  const column = columns.find(({ meaning }) => meaning === 'target_price') ?? null
  const listPlaces = (isWanted: (text: string) => boolean) =>
    columns.flatMap(({ at, text }) => (isWanted(text) ? [at] : []))
  const own = column?.text ?? ''
  const others = columns.flatMap(({ text, header }) => (header?.isPrice || isCurrencyHeader(text) ? [text] : []))
  const listing = others.some(namesDollars) ? [] : [...others, findForeignTitle(sheet, headerRow) ?? '']
  const inOther = [own, ...(namesDollars(own) ? [] : listing)].find(namesForeignCurrency)
  return {
    column,
    currencies: listPlaces(isCurrencyHeader),
    units: listPlaces((text) => priceUnitHeader.test(text)),
    otherUnit:
      inOther === undefined
        ? perMany.test(own)
          ? { text: own, problem: 'bad_price' }
          : null
        : { text: inOther, problem: 'foreign_currency' },
  }
}

export type TargetPrice = {
  price: string | null
  problem: 'bad_price' | 'foreign_currency' | null
  /** An amount that is no price in USD, with what names its currency: `0.05 EUR`; empty for a price. */
  text: string
}

/** No amount in another currency is taken for dollars, whether the cell, a header, a column of currencies or a title names it, and none of
 * many pieces for the price of one. */
export const readTargetPrice = (
  sheet: TextSheet,
  at: number,
  { column, currencies, units, otherUnit }: PriceRule,
  sign: DecimalSign | null,
): TargetPrice => {
  const textAt = (place: number) => sheet.row(at)[place] ?? ''
  const text = column ? textAt(column.at) : ''
  if (!column || text === '') return { price: null, problem: null, text: '' }
  const currency = currencies.map(textAt).find(namesForeignCurrency)
  if (currency !== undefined) return { price: null, problem: 'foreign_currency', text: `${text} ${currency}` }
  if (otherUnit?.problem === 'foreign_currency' && !currencies.map(textAt).some(namesDollars) && !namesDollars(text))
    return {
      price: null,
      problem: otherUnit.problem,
      text: namesForeignCurrency(text) ? text : `${text} (${otherUnit.text})`,
    }
  // With a confidence of 1, the buyer chose the meaning of a column; plain prices may be those of another shop.
  const isTarget = column.header === null || column.header.isTarget || column.confidence === 1
  const refuse = (problem: 'bad_price' | 'foreign_currency', shown: string): TargetPrice =>
    isTarget ? { price: null, problem, text: shown } : { price: null, problem: null, text: '' }
  const unit = units.map(textAt).find((count) => Number(count) > 1)
  if (unit !== undefined) return refuse('bad_price', `${text} / ${unit}`)
  if (otherUnit?.problem === 'bad_price') return refuse(otherUnit.problem, `${text} (${otherUnit.text})`)
  const read = readPrice(sheet.cell(at, column.at), text, sign)
  if ('price' in read) return { price: read.price, problem: null, text: '' }
  return refuse(namesForeignCurrency(text) ? 'foreign_currency' : read.problem, text)
}
