import { section } from '../words.ts'
import type { Article } from './article.ts'

export const endOfLife: Article = {
  id: 13,
  slug: 'last-time-buy-and-end-of-life',
  publishedAt: '2026-05-28T08:00:00Z',
  tags: ['supply', 'design'],
  topics: { categories: ['digital', 'analog', 'discretes', 'wireless-and-sensors'], manufacturers: [] },
  title: {
    en: 'Not recommended, last time buy, obsolete: the end of a part',
    zh: '不推荐用于新设计、最后采购、停产：元器件生命的尾声',
    tw: '不建議用於新設計、最後採購、停產：零件生命的尾聲',
    jp: '新規設計非推奨・最終受注・生産終了：部品の終わり方',
    ko: '신규 설계 비권장, 최종 구매, 단종: 부품의 마지막',
    de: 'Nicht für Neuentwicklungen, letzte Bestellmöglichkeit, obsolet: das Ende eines Bauteils',
    ru: 'Не для новых разработок, последний заказ, снят с производства: конец жизни компонента',
    fr: 'Déconseillé, dernier achat possible, obsolète : la fin d’un composant',
    es: 'No para nuevos diseños, última compra posible, obsoleto: el final de un componente',
    ar: 'غير موصى به للتصاميم الجديدة، آخر فرصة للشراء، متوقف الإنتاج: نهاية عمر القطعة',
    it: 'Non per nuovi progetti, ultimo acquisto possibile, obsoleto: la fine di un componente',
  },
  summary: 'What the words on a product page say about how much time is left, and what to do with it.',
  sections: [
    section(
      'Active',
      'In production and open for new designs. A preliminary part is on its way there: its data sheet may still change, and its price will.',
    ),
    section(
      'Not recommended for new designs',
      'The maker goes on building the part for those who have it in a product, and would like everybody else to choose its successor. There may be years left, but no new investment: expect a longer lead time, a higher minimum and no second package. Plan the change into the next revision of the board.',
    ),
    section(
      'Last time buy',
      'A date has been set. Until then orders are taken, usually without cancellation or return, and shipped within some months after it. This is the moment to decide: buy for the rest of the product’s life, or change the design. Makers announce it by a product change notice, commonly six months or more ahead, to those they know as customers.',
    ),
    section(
      'How many to buy',
      'Take the units you will still build, add those for repair, add two to five percent for loss in assembly, and compare the price of storing them with the price of a new layout. Remember that parts age: ask for fresh date codes, keep the dry bags closed, and do not buy batteries or electrolytic capacitors for ten years.',
    ),
    section(
      'Obsolete',
      'Nothing is made any more. What is in the trade is what is left, and it gets dearer and less certain every year. Stock of an authorised source or of a licensed after-maker is safest; anything else should be tested on arrival.',
    ),
    section(
      'How it is shown here',
      'The product page names the stage, the search has a filter for it, and substitutes that are active stand beside a part that is not. Parts that replace one at its end have a place of their own on the home page, the alternatives zone. Check the bill of materials of a running product once a year; it takes less time than one redesign.',
    ),
  ],
}
