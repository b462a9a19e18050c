import { section } from '../words.ts'
import type { Article } from './article.ts'

export const howFreightWorks: Article = {
  id: 12,
  slug: 'how-freight-works',
  publishedAt: '2026-06-11T08:00:00Z',
  tags: ['shipping', 'ordering'],
  topics: { categories: ['electromechanics', 'power-supplies', 'connectors'], manufacturers: [] },
  title: {
    en: 'How freight is worked out',
    zh: '运费是怎么算出来的',
    tw: '運費是怎麼算出來的',
    jp: '送料の決まり方',
    ko: '운임은 이렇게 정해집니다',
    de: 'Wie sich die Versandkosten zusammensetzen',
    ru: 'Как рассчитывается доставка',
    fr: 'Comment sont calculés les frais de port',
    es: 'Cómo se calculan los gastos de envío',
    ar: 'كيف تُحسب أجرة الشحن',
    it: 'Come si calcolano le spese di spedizione',
  },
  summary:
    'A flat price up to half a kilogram, by destination. Above it sales asks the carrier. Taxes and duties are never in it.',
  sections: [
    section(
      'Up to 0.5 kg',
      'Most orders of chips are light. For a parcel of up to 0.5 kg, international freight starts at USD 40. South Africa, Brazil, India, Pakistan and Israel cost more, because carriers charge us more to reach them. To mainland China, Hong Kong and Taiwan, SF Express takes the same parcel for USD 20.',
    ),
    section(
      'How much is half a kilogram?',
      'The weight of one piece stands on each product page, and checkout adds up your lines. Ten thousand chip resistors in 0603 weigh some twenty grams, a hundred integrated circuits in SOIC-8 eight or so. Relays weigh ten to twenty grams each, transformers and enclosed power supplies much more.',
    ),
    section(
      'Above it',
      'The carrier’s price then depends on weight, size and the week’s fuel charge. Place the order as usual: the freight is marked as to be confirmed, sales names it by e-mail, and you pay when you know the whole amount. Bulky parcels count by volume: length times width times height in centimetres, divided by 5,000, gives the kilograms that carriers charge.',
    ),
    section(
      'Carriers and days',
      'We ship with UPS, DHL, FedEx and SF Express. FedEx International takes 5 to 7 business days, counted from the day the parcel leaves. Customs can stop a parcel for questions; a tax number and a reachable telephone number on the address shorten that most.',
    ),
    section(
      'What comes on top',
      'Taxes, duties, insurance and handling charges are not included. Whoever imports pays them, usually to the carrier at the door. They depend on what a part is in the customs tariff, on its country of origin and on your own country’s threshold for small consignments.',
    ),
    section(
      'Ways to pay less',
      'Freight is paid per parcel. Collect lines until the parcel is worth its price, look whether another packaging of the same part makes it lighter, and tell sales if you have a contract of your own with a carrier: we can ship on your account.',
    ),
  ],
}
