import { section } from '../words.ts'
import type { Page } from './page.ts'

export const shippingDelivering: Page = {
  name: 'shipping-delivering',
  updatedAt: '2026-11-21T09:00:00Z',
  title: {
    en: 'Shipping and delivery',
    zh: '运输与交付',
    tw: '運送與交貨',
    jp: '配送・お届け',
    ko: '운송 및 배송',
    de: 'Versand und Lieferung',
    ru: 'Отправка и доставка',
    fr: 'Expédition et livraison',
    es: 'Envío y entrega',
    ar: 'الشحن والتسليم',
    it: 'Spedizione e consegna',
  },
  sections: [
    section(
      'What freight costs',
      'International freight starts at USD 40 for a parcel of up to 0.5 kg. It is more for South Africa, Brazil, India, Pakistan and Israel, where carriers charge us more.',
      'To mainland China, Hong Kong and Taiwan a parcel of up to 0.5 kg goes by SF Express for USD 20.',
      'Above 0.5 kg, please confirm the freight with sales: you may place the order, sales names the freight, and you pay once the total is known. The weight of one piece stands on every product page, so you can see early on which side of the line you are.',
    ),
    section(
      'Carriers and times',
      'We ship with UPS, DHL, FedEx or SF Express. UPS, DHL and SF Express take 2 to 5 business days from the day the parcel leaves, FedEx International 5 to 7. Customs can add days that neither we nor the carrier can foresee.',
      'You may have us ship on your own carrier account; tell sales the account number with the order.',
    ),
    section(
      'What freight does not cover',
      'Taxes, duties, insurance and handling charges are not included. Whoever imports the parcel pays them, usually to the carrier on delivery. If you want a parcel insured, ask sales before it is packed.',
    ),
    section(
      'When we ship',
      'Parts in stock leave once sales has confirmed the order and the payment. If a part must come from the factory, its lead time in weeks stands on the product page; it is the manufacturer’s estimate, not a promise.',
      'An order can be sent in one parcel or in parts as they come in. Each further parcel costs its own freight.',
    ),
    section(
      'How parts are packed',
      'Parts sensitive to static travel in shielding bags. Parts sensitive to moisture travel in a dry bag with desiccant and an indicator card, with the date of sealing on the label. Reels keep the manufacturer’s label; cut tape gets one with part number, date code and quantity.',
    ),
    section(
      'When the parcel arrives',
      'Count and look at the parts before you put them into store. If the parcel is damaged, have the driver note it, take photographs and tell us within three days. Anything else that is wrong can be reported for 30 days, as Refund and return says.',
    ),
  ],
}
