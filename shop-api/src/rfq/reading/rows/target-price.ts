import { pieceWords } from '@partgate/schema/piece-words.ts'
import { foldText } from '../columns/header-words.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import type { DecimalSign } from '../number-text.ts'
import { readPrice } from '../read-price.ts'
import { readQuantity } from '../read-quantity.ts'
import type { ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'
import { isOtherUnit } from './unit-of-quantity.ts'

/** Other currencies, by their signs and by codes and names in letters. */
const foreign =
  /[€£¥₽₩₹₺]|(?<![a-z])(?:hk|nt|[acrs])\$|(?<![\p{sc=Latin}\p{sc=Cyrillic}])(?:eur(?:os?)?|gbp|rmb|cny|jpy|chf|krw|twd|ntd|hkd|inr|rub|sek|nok|dkk|pln|czk|cad|aud|sgd|yuan|yen|pounds?|руб|р\.)(?![\p{sc=Latin}\p{sc=Cyrillic}])|人民币|人民幣|台币|台幣|港币|港幣|日圓|日本円|원화/iu
/** `100元`, `(元)`, `单价元`, `港元`, `以元计`; `单元`, `円形` and `지원` are other words. */
const yuanYenWon =
  /(?<=\d\s?)[元円원]|(?:(?<=^|\P{L}|[价價格额額가万萬千百亿億日韩韓港澳加新欧歐以按为為是])[元원]|(?<![半楕心])円)(?=$|\P{L}|[计計建\p{sc=Hiragana}]|으로|단위)/u
/** The dollar's name ends in the yuan's. */
const dollars = /美元|美圓|美圆/gu
const ownCurrency = /(?<!\p{sc=Latin})(?:usd|us\s?\$|dollars?)(?!\p{sc=Latin})|(?<![\p{L}\d])\$/iu

const toPlain = (text: string) => text.normalize('NFKC').replaceAll(dollars, ' USD ')
const namesForeignCurrency = (text: string) => foreign.test(toPlain(text)) || yuanYenWon.test(toPlain(text))
const namesDollars = (text: string) => ownCurrency.test(toPlain(text))

const currencyWord = /currency|währung|devise|moneda|valuta|валюта|币种|币别|货币|幣別|通貨|통화/i
export const isCurrencyHeader = (text: string) => currencyWord.test(text) || /^(?:curr?|ccy|whg)\.?$/i.test(text)
const priceWord =
  /(?<!\p{L})(?:prices?|preise?|prix|precios?|prezz[io]|цены|costs?|amounts?)(?!\p{L})|价格|单价|價格|單價|金额|金額|価格|単価|가격|단가|금액/iu

/** What stands behind `per` or `/`: the count and the unit in `USD/1000pcs`, `per 100 pcs`, `je Tsd.`; `2025/10` is a date. */
const behindPer =
  /(?:(?<!\d\s?)\/|(?<!\p{L})(?:per|pro|par|por|je|за)(?!\p{L})|每|(?=‰))\s?((?:\d(?:[\d.,'’ ]*\d)?\s?)?[^\s\d()[\]/,;]*)/giu
const listUnits = (text: string) => [...text.normalize('NFKC').matchAll(behindPer)].flatMap(([, unit]) => unit ?? [])

/** `1000`, `1.000 pcs`, `Kpcs`, `reel`: no single piece. */
const isMany = (unit: string) => {
  const [count, ...more] = unit.match(/\d(?:[\d.,'’ ]*\d)?/g) ?? []
  const read = count === undefined ? null : readQuantity(count, count, null)
  const isOne = read === null || (more.length === 0 && 'qty' in read && read.qty === 1)
  return !isOne || isOtherUnit(unit.replace(count ?? '', '').trim())
}

const priceUnitHeader =
  /^(?:per|pric(?:e|ing) (?:unit|per|basis|qty|quantity)|unit of price|preiseinheit|preis (?:per|pro|je)|pe|unite de prix|价格单位|计价单位)$/
const isPriceUnitHeader = (text: string) =>
  priceUnitHeader.test(
    foldText(text)
      .replaceAll(/[\s\p{P}]+/gu, ' ')
      .trim(),
  )

const countWord = new RegExp(
  String.raw`(?:(?<sign>@|[>≥]=?)|(?<!\p{L})(?<word>at|from|bei|ab|à|dès|da|при|от)(?!\p{L}))?\s?(?<![\p{L}\d.,/])(?<count>\d{1,3}(?:[.,'’]\d{3})+|\d+)(?<kilo>k)?(?![\d.,%\p{L}]*%|[/.,-]\d)\s?(?<unit>${pieceWords}(?!\p{L}))?(?![\p{L}\d])`,
  'giu',
)
/** 1000 of `Target @1k`, `Zielpreis ab 1.000 Stück`; 0 of `Target price for 100 pcs`, which may be the price of all of them. Null for
 * `Target price 2`, `Target price from 2026` and `Target price, net 30`. */
const readPriceCount = (header: string): number | null => {
  for (const { groups = {} } of header.normalize('NFKC').matchAll(countWord)) {
    const { sign, word, count = '', kilo, unit } = groups
    const pieces = Number(count.replaceAll(/\D/g, '')) * (kilo === undefined ? 1 : 1000)
    if ((sign ?? kilo ?? unit) === undefined || pieces === 1) continue
    return (sign ?? word) === undefined ? 0 : pieces
  }
  return null
}

const maxTitleRows = 60
/** `Prices net, in EUR`: the currency is in the part of the sentence that names the prices, or is a part of its own. */
const statesForeignCurrency = (title: string) =>
  (currencyWord.test(title) || priceWord.test(title)) &&
  !namesDollars(title) &&
  title
    .split(/[,;](?=\s|$)|[，；。]/)
    .map((part) => part.trim())
    .some(
      (part) =>
        namesForeignCurrency(part) &&
        (currencyWord.test(part) || priceWord.test(part) || /^(?:in|en|em|в)\s|^\S+$/iu.test(part)),
    )

/** `Currency: EUR`, `All prices in €` above the table. */
const findForeignTitle = (sheet: TextSheet, headerRow: number) =>
  Array.from({ length: Math.min(Math.max(headerRow, 0), maxTitleRows) }, (_, at) =>
    sheet
      .row(at)
      .filter((text) => text !== '')
      .join(' '),
  ).find(statesForeignCurrency)

export type PriceRule = {
  column: NamedColumn | null
  currencies: readonly number[]
  units: readonly number[]
  /** A header or title by which no amount of the column is the price of one piece in USD. */
  otherUnit: { text: string; problem: 'bad_price' | 'foreign_currency' } | null
  /** The pieces that the header names: the prices are those of rows with as many pieces, and no other row's. 0 where that is unclear. */
  count: number | null
}

/** The column of a table that has its target prices, and what its headers and titles say about all of them. */
export const choosePrice = (sheet: TextSheet, headerRow: number, columns: readonly NamedColumn[]): PriceRule => {
  const column = columns.find(({ meaning }) => meaning === 'target_price') ?? null
  const listPlaces = (isWanted: (text: string) => boolean) =>
    columns.flatMap(({ at, text }) => (at !== column?.at && isWanted(text) ? [at] : []))
  const own = column?.text ?? ''
  const others = columns.flatMap(({ text, header }) => (header?.isPrice || isCurrencyHeader(text) ? [text] : []))
  const listing = others.some(namesDollars) ? [] : [...others, findForeignTitle(sheet, headerRow) ?? '']
  const inOther = [own, ...(namesDollars(own) ? [] : listing)].find(namesForeignCurrency)
  return {
    column,
    currencies: listPlaces(isCurrencyHeader),
    units: listPlaces(isPriceUnitHeader),
    otherUnit:
      inOther === undefined
        ? listUnits(own).some(isMany)
          ? { text: own, problem: 'bad_price' }
          : null
        : { text: inOther, problem: 'foreign_currency' },
    count: readPriceCount(own),
  }
}

export type TargetPrice = {
  price: string | null
  problem: 'bad_price' | 'foreign_currency' | null
  /** An amount that is no price in USD, with what names its currency: `0.05 EUR`; empty for a price. */
  text: string
  /** The price is that of so many pieces alone. */
  ofCount?: { count: number; refused: TargetPrice }
}

/** No amount in another currency is taken for dollars, whether the cell, a header, a column of currencies or a title names it, and none of
 * many pieces for the price of one. */
export const readTargetPrice = (
  sheet: TextSheet,
  at: number,
  { column, currencies, units, otherUnit, count }: PriceRule,
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
  const unit = units.map((place) => listUnits(textAt(place))[0] ?? textAt(place)).find(isMany)
  if (unit !== undefined) return refuse('bad_price', `${text} / ${unit}`)
  if (otherUnit?.problem === 'bad_price') return refuse(otherUnit.problem, `${text} (${otherUnit.text})`)
  const read = readPrice(sheet.cell(at, column.at), text, sign)
  if ('price' in read)
    return {
      price: read.price,
      problem: null,
      text: '',
      ...(count === null ? {} : { ofCount: { count, refused: refuse('bad_price', `${text} (${column.text})`) } }),
    }
  return refuse(namesForeignCurrency(text) ? 'foreign_currency' : read.problem, text)
}

type PricedLine = Pick<ListLine, 'quantity' | 'target' | 'problems'>
/** Prices of a number of pieces are those of lines with certainly as many pieces. */
export const withPricesOfCount = <L extends PricedLine>(lines: readonly L[]): L[] =>
  lines.map((line) => {
    const { quantity, target, problems } = line
    const isSure = quantity.state === 'read' || quantity.state === 'designators'
    if (!target.ofCount || (isSure && quantity.qty === target.ofCount.count)) return line
    const { refused } = target.ofCount
    return { ...line, target: refused, problems: refused.problem ? [...problems, refused.problem] : problems }
  })
