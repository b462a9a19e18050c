import { section } from '../words.ts'
import type { Article } from './article.ts'

export const howFreightWorks: Article = {
  id: 12,
  slug: 'how-freight-works',
  publishedAt: '2026-06-11T08:00:00Z',
  tags: ['shipping', 'ordering'],
  topics: { categories: ['electromechanics', 'power-supplies', 'connectors'], manufacturers: [] },
  title: {
    en: 'How freight is calculated',
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
    'Up to half a kilogram, freight is a fixed price per destination. For heavier parcels, our sales team asks the carrier. Taxes and duties are never included.',
  sections: [
    section(
      'Up to 0.5 kg',
      'Most orders of chips are light. For a parcel of up to 0.5 kg, international freight starts at USD 40. Freight to South Africa, Brazil, India, Pakistan and Israel costs more, because carriers charge us more for these destinations. To mainland China, Hong Kong and Taiwan, we ship the same parcel with SF Express for USD 20.',
    ),
    section(
      'How much is half a kilogram?',
      'Each product page shows the weight of one piece, and checkout adds up the weight of your order. Ten thousand chip resistors in 0603 weigh about twenty grams, and a hundred integrated circuits in SOIC-8 about eight grams. Relays weigh ten to twenty grams each. Transformers and enclosed power supplies weigh much more.',
    ),
    section(
      'Heavier parcels',
      'The carrier’s price then depends on weight, size and the current fuel surcharge. Place your order as usual. The freight is marked as to be confirmed, our sales team sends you the price by email, and you pay when you know the total. Bulky parcels are charged by volumetric weight: length times width times height in centimeters, divided by 5,000, gives the weight in kilograms.',
    ),
    section(
      'Carriers and delivery times',
      'We ship with UPS, DHL, FedEx and SF Express. FedEx International takes 5 to 7 business days from the day of shipment. Customs can delay a parcel if they have questions. To avoid delays, add your tax number and a telephone number at which you can be reached to your shipping address.',
    ),
    section(
      'What is not included',
      'Freight does not include taxes, duties, insurance and handling charges. The importer pays them, usually to the carrier on delivery. They depend on the customs tariff code of each part, on its country of origin, and on the duty-free threshold of your country.',
    ),
    section(
      'How to pay less',
      'Freight is charged per parcel. Combine several parts into one order, and check whether another packaging of the same part is lighter. If you have a contract with a carrier, give our sales team your account number, and we will ship on your account.',
    ),
  ],
}
