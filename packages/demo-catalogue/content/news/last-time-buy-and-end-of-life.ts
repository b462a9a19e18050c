import { section } from '../words.ts'
import type { Article } from './article.ts'

export const endOfLife: Article = {
  id: 13,
  slug: 'last-time-buy-and-end-of-life',
  publishedAt: '2026-05-28T08:00:00Z',
  tags: ['supply', 'design'],
  topics: { categories: ['digital', 'analog', 'discretes', 'wireless-and-sensors'], manufacturers: [] },
  title: {
    en: 'Not recommended, last time buy, obsolete: how a part reaches its end of life',
    zh: '不推荐用于新设计、最后一次采购、停产：元器件如何走到生命周期终点',
    tw: '不建議用於新設計、最後購買、停產：零件如何走到生命週期終點',
    jp: '新規設計非推奨・最終受注・生産終了：部品が生産終了に至るまで',
    ko: '신규 설계 비권장, 최종 구매, 단종: 부품이 단종되기까지',
    de: 'Nicht für Neuentwicklungen, letzte Bestellmöglichkeit, obsolet: das Ende eines Bauteils',
    ru: 'Не для новых разработок, последний заказ, снят с производства: как завершается выпуск компонента',
    fr: 'Déconseillé, dernier achat possible, obsolète : la fin d’un composant',
    es: 'No recomendado para nuevos diseños, última compra, obsoleto: el final de un componente',
    ar: 'غير موصى به للتصاميم الجديدة، آخر فرصة للشراء، متوقف الإنتاج: كيف ينتهي إنتاج القطعة',
    it: 'Sconsigliato per nuovi progetti, ultimo acquisto, obsoleto: la fine di un componente',
  },
  summary:
    'What the lifecycle status on a product page tells you about the time that is left, and what to do at each stage.',
  sections: [
    section(
      'Active',
      'The part is in production and suitable for new designs. A preliminary part has not reached this stage yet. Its datasheet may still change, and its price will.',
    ),
    section(
      'Not recommended for new designs',
      'The manufacturer continues to make the part for existing products, but recommends its successor for new ones. Production may go on for years, but without new investment. Expect longer lead times, higher minimum quantities and fewer package options. Plan the change for the next revision of your board.',
    ),
    section(
      'Last time buy',
      'The manufacturer has set a final order date. Orders placed by that date usually cannot be canceled or returned, and they ship within some months after it. Now decide: buy enough parts for the rest of your product’s life, or change the design. Manufacturers announce the date in a product change notice, usually six months or more in advance, to their registered customers.',
    ),
    section(
      'How many to buy',
      'Start with the number of units that you still plan to build. Add parts for repairs, and two to five percent for assembly losses. Compare the cost of storage with the cost of a new layout. Remember that parts age: ask for recent date codes, keep dry bags sealed, and do not buy a ten-year supply of batteries or electrolytic capacitors.',
    ),
    section(
      'Obsolete',
      'The part is no longer made. Only existing stock is left, and every year it becomes more expensive and its quality less certain. The safest stock comes from an authorized distributor or a licensed aftermarket manufacturer. Test parts from any other source when they arrive.',
    ),
    section(
      'How it is shown here',
      'The product page shows the lifecycle status, and you can filter search results by it. If a part is no longer active, its page lists active alternatives. The home page also has a section for them, the alternative product zone. Check the bill of materials of every product that you build once a year. That takes less time than one redesign.',
    ),
  ],
}
