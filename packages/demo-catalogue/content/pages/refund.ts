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
      'You can cancel an unpaid order yourself. If you have paid and the order has not left our warehouse, ask our sales team to cancel it. We then cancel the whole order free of charge and refund your payment. If we cannot confirm the price or the quantity of your order and you do not accept the change, we cancel the order and refund the full amount.',
    ),
    section(
      'If something is wrong',
      'Contact us within 30 days of delivery if you received the wrong part or quantity, if parts were damaged in transit, or if they do not meet the manufacturer’s specification. Please send us the order number, the part number, and photographs of the label and the parts. For a failure, also describe how you measured it.',
      'We reply within two business days. If we or the carrier are at fault, we pay for the return shipment, and you choose between a replacement and a refund.',
    ),
    section(
      'If you change your mind',
      'You can return unused parts in the manufacturer’s sealed packaging within 14 days of delivery, if our sales team agrees first. You pay the freight in both directions, and we may deduct a restocking fee of up to 15 %.',
      'We cannot take back cut tape, parts from opened moisture barrier bags, programmed parts or parts that we ordered especially for you, because we cannot guarantee their condition to other customers.',
    ),
    section(
      'How to return parts',
      'Ask us for a return number first and write it on the parcel. Return parts that are sensitive to static or moisture in their protective packaging. We do not accept parcels without a return number.',
    ),
    section(
      'How we refund you',
      'We check a return within five business days of its arrival. We then refund you by your original payment method: PayPal and cards usually within 5 to 10 business days, wire transfers within 10. We refund in US dollars and cannot compensate for exchange rate differences or other banks’ fees.',
      'You paid import taxes and duties to your customs office, so only your customs office can refund them.',
    ),
  ],
}
