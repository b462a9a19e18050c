import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type en from './en.json'

const readMessages = (code: LocaleCode): typeof en =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${code}.json`), 'utf8'))

const words: Record<LocaleCode, [order: RegExp, quote: RegExp]> = {
  en: [/\border\b/, /request quotes/],
  zh: [/下单/, /询价/],
  tw: [/下單/, /詢價/],
  jp: [/ご注文/, /見積依頼/],
  ko: [/주문하고/, /견적을 요청/],
  de: [/bestellen/i, /Angebote anfordern/],
  ru: [/оформ(?:ля)?(?:и)?ть заказ/i, /запрос(?:ы)? цены/],
  fr: [/commander/, /demander des devis/],
  es: [/hacer pedidos/, /solicitar ofertas/],
  ar: [/تقديم الطلبات/, /طلب عروض الأسعار/],
  it: [/ordinare/, /chiedere offerte/],
}

test.each(Object.entries(words) as [LocaleCode, [RegExp, RegExp]][])(
  'the registration in %s says that guests can order and request quotes',
  (code, [order, quote]) => {
    const { description, reasons } = readMessages(code).account.register
    for (const text of [description, reasons.guest.text]) {
      expect(text).toMatch(order)
      expect(text).toMatch(quote)
    }
  },
)
