import { section } from '../words.ts'
import type { Page } from './page.ts'

export const refund: Page = {
  name: 'refund',
  updatedAt: '2026-11-21T09:00:00Z',
  title: {
    en: 'Refund and return',
    zh: '退款与退货',
    tw: '退款與退貨',
    jp: '返金・返品',
    ko: '환불 및 반품',
    de: 'Erstattung und Rückgabe',
    ru: 'Возврат товара и денег',
    fr: 'Remboursement et retour',
    es: 'Reembolsos y devoluciones',
    ar: 'استرداد الأموال والإرجاع',
    it: 'Rimborsi e resi',
  },
  sections: [
    section(
      'Before we ship',
      'You can cancel an unpaid order yourself. A paid order that has not left our warehouse is canceled by sales when you ask, in full and without cost, and refunded. If sales cannot confirm the price or the quantity you ordered and you do not accept the change, the order is canceled and everything you paid is returned.',
    ),
    section(
      'When something is wrong',
      'Tell us within 30 days of delivery if you received the wrong part or quantity, if parts were damaged on the way, or if they do not meet the manufacturer’s specification. Please send the order number, the part number, photographs of the label and the parts and, for a failure, how it was measured.',
      'We answer within two business days. If the fault is ours or the carrier’s we pay the way back and, as you prefer, deliver again or refund.',
    ),
    section(
      'When you have changed your mind',
      'Unused parts in the sealed packaging of the manufacturer may be returned within 14 days of delivery if sales agrees first. Freight both ways is yours, and a restocking charge of up to 15 % may be kept.',
      'Cut tape, opened moisture barrier bags, programmed parts and parts that were ordered for you alone cannot be returned, because nobody else could trust them any more.',
    ),
    section(
      'How to send parts back',
      'Ask for a return number first and write it on the parcel. Parts sensitive to static or moisture must come back in their protective packaging. Parcels without a return number are refused at the gate.',
    ),
    section(
      'How the money comes back',
      'We check a return within five business days of its arrival and then refund by the way you paid: PayPal and cards usually within 5 to 10 business days, wire transfers within 10. Refunds are in US dollars; exchange differences and the fees of other banks are outside our hands.',
      'Import taxes and duties were paid to your customs office, which alone can return them.',
    ),
  ],
}
