import { section } from '../words.ts'
import type { Article } from './article.ts'

export const minimumAndMultiple: Article = {
  id: 3,
  slug: 'minimum-and-multiple',
  publishedAt: '2026-10-01T08:00:00Z',
  tags: ['ordering'],
  topics: { categories: ['connectors', 'passives'], manufacturers: [] },
  title: {
    en: 'Minimum order quantity and order multiple explained',
    zh: '最小起订量与订购倍数详解',
    tw: '最小訂購量與訂購倍數說明',
    jp: '最小発注数量と注文単位とは',
    ko: '최소 주문 수량과 주문 단위란',
    de: 'Mindestbestellmenge und Bestellvielfaches erklärt',
    ru: 'Минимальный заказ и кратность: что это',
    fr: 'Quantité minimale et multiple de commande expliqués',
    es: 'Cantidad mínima y múltiplo de pedido, explicados',
    ar: 'شرح الحد الأدنى للطلب ومضاعف الطلب',
    it: 'Quantità minima e multiplo d’ordine, spiegati',
  },
  summary:
    'The minimum order quantity is the smallest quantity we sell. The order multiple is the increment above it. Both depend on how the part is packed.',
  sections: [
    section(
      'Two numbers with different meanings',
      'The minimum order quantity (MOQ) is the smallest number of pieces you can order. The order multiple is the increment: a part with a minimum of 10 and a multiple of 5 can be ordered in quantities of 10, 15, 20 and so on, but not 12.',
      'Usually the two numbers are equal, as with a reel of 5,000 that is sold only as a whole. They differ when preparing a small order has its own cost.',
    ),
    section(
      'Where they come from',
      'Manufacturers pack parts in reels, trays and tubes of fixed sizes and sell only full packs. A distributor who opens a reel has to count, cut, label and repack the parts, and cannot return the rest. The minimum quantity for cut tape covers the cost of that work.',
    ),
    section(
      'How they work in this shop',
      'The quantity field starts at the minimum and increases by the order multiple. If you enter a quantity in between, we suggest the next higher quantity that you can order. In the cart, an item with an invalid quantity is marked, and you can correct it with one click.',
    ),
    section(
      'If you need fewer parts',
      'Check whether the part is also sold on cut tape or in bulk. The product page lists every packaging. Also check the alternatives on the same page: a part with the same value from another manufacturer may have a smaller minimum. For larger projects, contact our sales team. We can sometimes arrange a split pack with the manufacturer.',
    ),
    section(
      'Plan for some loss',
      'A pick-and-place machine loses a few parts at each end of a tape, and it loses more small chips than large ones. For 0402 resistors, a reserve of a few dozen pieces per setup is common. Your assembler knows the exact number for each machine.',
    ),
  ],
}
