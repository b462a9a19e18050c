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
      'Freight rates',
      'International freight starts at USD 40 for a parcel of up to 0.5 kg. It costs more to South Africa, Brazil, India, Pakistan and Israel, because carriers charge us more for these destinations.',
      'To mainland China, Hong Kong and Taiwan, we ship parcels of up to 0.5 kg with SF Express for USD 20.',
      'Above 0.5 kg, please confirm the freight with sales. You can place the order, our sales team sends you the price of the freight, and you pay when you know the total. Every product page shows the weight of one piece, so you can estimate the weight of your order.',
    ),
    section(
      'Carriers and delivery times',
      'We ship with UPS, DHL, FedEx or SF Express. UPS, DHL and SF Express take 2 to 5 business days from the day of shipment, and FedEx International takes 5 to 7. Customs may cause delays that neither we nor the carrier can predict.',
      'We can also ship on your own carrier account. Give our sales team the account number with your order.',
    ),
    section(
      'What is not included',
      'Taxes, duties, insurance and handling charges are not included. The importer pays them, usually to the carrier on delivery. If you want us to insure a parcel, ask our sales team before we pack it.',
    ),
    section(
      'When we ship',
      'We ship parts in stock as soon as our sales team has confirmed your order and payment. If we have to order a part from the manufacturer, see its lead time in weeks on the product page. The lead time is the manufacturer’s estimate and is not guaranteed.',
      'We can ship an order complete or in several shipments as the parts arrive. Each additional parcel is charged its own freight.',
    ),
    section(
      'How we pack',
      'We ship parts that are sensitive to static in shielding bags. We ship moisture-sensitive parts in a dry bag with desiccant and a humidity indicator card, and print the sealing date on the label. Reels have the manufacturer’s label. Cut tape has our label with part number, date code and quantity.',
    ),
    section(
      'When your parcel arrives',
      'Count and inspect the parts before you put them into storage. If the parcel is damaged, ask the driver to record the damage, take photographs, and contact us within three days. You can report any other problem within 30 days. See Refund and return.',
    ),
  ],
}
