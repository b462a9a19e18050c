import { section } from '../words.ts'
import type { Article } from './article.ts'

export const readingAPriceLadder: Article = {
  id: 2,
  slug: 'reading-a-price-ladder',
  publishedAt: '2026-09-17T08:00:00Z',
  tags: ['prices'],
  topics: { categories: ['passives', 'discretes'], manufacturers: [] },
  title: {
    en: 'Reading a price ladder',
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
    'Each step is the price of one piece from that quantity on. Just below a step, a few more pieces can make the whole order cheaper.',
  sections: [
    section(
      'What a step says',
      'A ladder with 10 at 0.01870, 100 at 0.01205 and 1,000 at 0.00955 means: from 10 pieces on each costs 0.01870 dollars, from 100 on each costs 0.01205, and so forth. The price of the step you reach holds for all pieces of the line, not only for those above it.',
    ),
    section(
      'The zone just below a step',
      'With that ladder, 70 pieces cost 1.31 dollars and 100 pieces cost 1.21. Whoever needs 70 gets 30 for less than nothing. The product page does this sum for you: it says how many more pieces lead to the next step and what they would cost in all.',
      'The zone begins where your quantity exceeds the next step’s quantity times its price divided by your own price. Here that is 100 × 0.01205 ÷ 0.01870, which is 64.4: from 65 pieces on, ordering 100 is cheaper.',
    ),
    section(
      'Why five decimals',
      'A resistor at 0.00187 dollars makes 1.87 for a thousand. With two decimals it would be free. Unit prices therefore have five decimals; the sum of a line is rounded to cents once, at the end.',
    ),
    section(
      'Each packaging has its own ladder',
      'Cut tape begins at small quantities and costs more per piece, because somebody counts and cuts it. A full reel begins at the size of the reel and is cheaper. Compare both ladders at your quantity before you decide.',
    ),
    section(
      'What is not in it',
      'Freight, taxes and duties are not in the unit price. For a small order of light parts the freight often outweighs the ladder: collecting several lines into one parcel then saves more than the next step.',
    ),
  ],
}
