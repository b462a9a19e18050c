import { section } from '../words.ts'
import type { Article } from './article.ts'

export const minimumAndMultiple: Article = {
  id: 3,
  slug: 'minimum-and-multiple',
  publishedAt: '2026-10-01T08:00:00Z',
  tags: ['ordering'],
  topics: { categories: ['connectors', 'passives'], manufacturers: [] },
  title: {
    en: 'Minimum and multiple, explained',
    zh: '最小起订量与订购倍数详解',
    tw: '最小訂購量與訂購倍數說明',
    jp: '最小注文数量と注文単位とは',
    ko: '최소 주문 수량과 주문 단위란',
    de: 'Mindestmenge und Vielfaches erklärt',
    ru: 'Минимальное количество и кратность: что это',
    fr: 'Minimum et multiple de commande expliqués',
    es: 'Mínimo y múltiplo de pedido, explicados',
    ar: 'شرح الحد الأدنى ومضاعف الطلب',
    it: 'Quantità minima e multiplo, in chiaro',
  },
  summary:
    'The minimum says from where on a part is sold, the multiple in which steps. Both follow from how the part is packed.',
  sections: [
    section(
      'Two numbers, two questions',
      'The minimum order quantity is the smallest number of pieces in one line. The order multiple is the step: a part with a minimum of 10 and a multiple of 5 can be ordered as 10, 15, 20 and so on, but not as 12.',
      'Usually both are equal, as with a reel of 5,000 that is sold whole. They differ where a small first quantity has a cost of its own.',
    ),
    section(
      'Where they come from',
      'The manufacturer packs parts in reels, trays and tubes of fixed sizes and sells them whole. A distributor who opens a reel has to count, cut, label and pack again, and cannot return the rest. The minimum on cut tape pays for that work.',
    ),
    section(
      'What the shop does with them',
      'The quantity box steps by the multiple and starts at the minimum. If you type a quantity in between, the shop names the nearest one above it that can be ordered. In the cart, a line that breaks the rule is marked and mended with one click.',
    ),
    section(
      'How to get by with fewer',
      'See whether the part is also sold on cut tape or loose; the product page lists all packagings. Look at the alternatives further down: a part of the same value from another maker may have a smaller minimum. For larger needs ask sales, who can sometimes agree with the manufacturer to split a package.',
    ),
    section(
      'Plan for some loss',
      'A pick-and-place machine loses a few parts at each end of a strip, and small chips lose more than large ones. For an 0402 resistor a reserve of a few dozen pieces per setup is common practice; your assembler knows the figure for the machine.',
    ),
  ],
}
