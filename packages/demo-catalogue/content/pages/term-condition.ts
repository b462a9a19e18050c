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
      'Who buys and who sells',
      'These conditions hold for every sale of electronic components by this shop to companies, institutions and other professional buyers, whether they order with an account or as a guest. Conditions of the buyer hold only where we have agreed to them in writing.',
    ),
    section(
      'Offer and contract',
      'What the shop shows is an invitation to order. Your order is the offer; the contract is made when sales confirms it. Because stock and prices may change between the two, sales confirms each order again, and you may withdraw free of charge if anything in it has changed.',
    ),
    section(
      'Prices and payment',
      'Prices are in US dollars for the quantity, packaging and date code shown, without taxes, duties, insurance, handling and freight. Payment is due with the order, by PayPal, credit card or wire transfer. Parts remain ours until they are paid in full.',
    ),
    section(
      'Minimum and multiples',
      'Each part is sold from its minimum quantity on and in its multiple. Full reels, trays and tubes are delivered unopened. A delivery of cut tape may consist of several strips.',
    ),
    section(
      'Delivery and risk',
      'Risk passes to you when the carrier takes the parcel. Dates are estimates unless sales has promised one in writing. If we cannot deliver within 30 days of an estimated date, you may cancel what is still open.',
    ),
    section(
      'Quality',
      'We deliver parts as the manufacturer specifies them, in the packaging and with the date code shown or with a newer one. For 12 months from delivery we replace or refund parts that do not meet the specification, if they were stored and processed as it demands.',
      'Parts are not meant for uses where a failure would endanger life, unless the manufacturer has released them for such uses in writing.',
    ),
    section(
      'Export',
      'Some parts are subject to export control. By ordering you confirm that you will not pass them on to countries, people or uses for which that is forbidden. We may ask for a statement of the end use and may refuse an order without it.',
    ),
    section(
      'Liability',
      'We are liable without limit for intent, gross negligence and harm to people, and otherwise for the foreseeable damage up to the value of the order. What the law makes mandatory stays untouched.',
    ),
    section(
      'A demonstration',
      'On this demonstration system no contract is concluded, no money is taken and nothing is delivered. The operator of a real shop must put reviewed conditions, a company address and a place of jurisdiction here.',
    ),
  ],
}
