import { section } from '../words.ts'
import type { Article } from './article.ts'

export const readingAPriceLadder: Article = {
  id: 2,
  slug: 'reading-a-price-ladder',
  publishedAt: '2026-09-17T08:00:00Z',
  tags: ['prices'],
  topics: { categories: ['passives', 'discretes'], manufacturers: [] },
  title: {
    en: 'How to read price breaks',
    zh: '如何看懂阶梯价格',
    tw: '看懂數量價格',
    jp: '数量別価格の読み方',
    ko: '수량별 가격 읽는 법',
    de: 'Staffelpreise lesen',
    ru: 'Как читать цены по количеству',
    fr: 'Lire des prix dégressifs',
    es: 'Cómo leer los precios por cantidad',
    ar: 'كيف تقرأ شرائح الأسعار',
    it: 'Come leggere i prezzi a scaglioni',
  },
  summary:
    'Each price break shows the unit price from that quantity up. If your quantity is just below a price break, a few more pieces can lower the total.',
  sections: [
    section(
      'What a price break means',
      'A part with price breaks of 10 at $0.01870, 100 at $0.01205 and 1,000 at $0.00955 costs $0.01870 each from 10 pieces, $0.01205 each from 100 pieces, and so on. The lower price applies to all pieces of that part in your order, not only to those above the price break.',
    ),
    section(
      'Just below a price break',
      'With these prices, 70 pieces cost $1.31 and 100 pieces cost $1.21. If you need 70, you get 30 more parts and still pay less. The product page calculates this for you: it shows how many more pieces you need for the next price break, and what they would cost in total.',
      'To find the quantity from which this pays off, multiply the quantity of the next price break by its price and divide the result by your current unit price. Here that is 100 × 0.01205 ÷ 0.01870, or 64.4: from 65 pieces up, ordering 100 is cheaper.',
    ),
    section(
      'Why unit prices have five decimal places',
      'A thousand resistors at $0.00187 each cost $1.87. Rounded to two decimal places, the unit price would be zero. For this reason, unit prices have five decimal places, and only the total of each item is rounded to cents.',
    ),
    section(
      'Each packaging has its own price breaks',
      'Cut tape starts at small quantities and has a higher unit price, because we count and cut it for you. A full reel starts at the reel quantity and costs less per piece. Compare the prices of both at your quantity before you decide.',
    ),
    section(
      'What is not included',
      'The unit price does not include freight, taxes and duties. For small orders of light parts, freight often costs more than a better price break can save. In that case, combining several parts in one order saves more than reaching the next price break.',
    ),
  ],
}
