import { section } from '../words.ts'
import type { Page } from './page.ts'

export const termCondition: Page = {
  name: 'term-condition',
  updatedAt: '2026-11-02T09:00:00Z',
  title: {
    en: 'Terms and conditions of sale',
    zh: '销售条款',
    tw: '銷售條款',
    jp: '販売条件',
    ko: '판매 약관',
    de: 'Verkaufsbedingungen',
    ru: 'Условия продажи',
    fr: 'Conditions générales de vente',
    es: 'Condiciones de venta',
    ar: 'شروط البيع وأحكامه',
    it: 'Condizioni di vendita',
  },
  sections: [
    section(
      'Scope',
      'These conditions apply to every sale of electronic components by this shop to companies, institutions and other professional buyers, whether they order with an account or as a guest. The buyer’s own conditions apply only if we have agreed to them in writing.',
    ),
    section(
      'Offer and contract',
      'The products and prices in this shop are an invitation to order. Your order is an offer, and the contract is formed when our sales team confirms it. Stock and prices may change before then, so our sales team checks each order. If anything in your order has changed, you may withdraw free of charge.',
    ),
    section(
      'Prices and payment',
      'Prices are in US dollars for the quantity, packaging and date code shown. They do not include taxes, duties, insurance, handling and freight. You pay when you order, by PayPal, credit card or wire transfer. The parts remain our property until you have paid in full.',
    ),
    section(
      'Minimum order quantity and order multiple',
      'We sell each part in its order multiple, starting at its minimum order quantity. We deliver full reels, trays and tubes unopened. A delivery of cut tape may consist of several strips.',
    ),
    section(
      'Delivery and risk',
      'Risk passes to you when the carrier takes the parcel. Delivery dates are estimates, unless our sales team has guaranteed a date in writing. If we cannot deliver within 30 days of an estimated date, you may cancel the undelivered part of the order.',
    ),
    section(
      'Quality',
      'We deliver parts that meet the manufacturer’s specification, in the packaging shown and with the date code shown or a newer one. For 12 months after delivery, we replace or refund parts that do not meet the specification, if you have stored and processed them according to it.',
      'The parts are not intended for uses in which a failure could endanger life, unless the manufacturer has approved them for such uses in writing.',
    ),
    section(
      'Export control',
      'Some parts are subject to export control. By ordering, you confirm that you will not transfer them to any country, person or use for which this is prohibited. We may ask for an end-use statement and may refuse an order without one.',
    ),
    section(
      'Liability',
      'We have unlimited liability for intent, gross negligence and personal injury. In all other cases, our liability is limited to foreseeable damage up to the value of the order. Mandatory statutory rights are not affected.',
    ),
    section(
      'Demo shop',
      'On this demo system, no contract is formed, we take no money, and we deliver nothing. The operator of a real shop must add legally reviewed conditions, a company address and a place of jurisdiction here.',
    ),
  ],
}
