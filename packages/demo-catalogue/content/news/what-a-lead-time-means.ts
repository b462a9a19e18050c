import { section } from '../words.ts'
import type { Article } from './article.ts'

export const leadTimes: Article = {
  id: 11,
  slug: 'what-a-lead-time-means',
  publishedAt: '2026-06-25T08:00:00Z',
  tags: ['supply', 'ordering'],
  topics: { categories: ['digital', 'power-supplies', 'timing', 'electromechanics'], manufacturers: [] },
  title: {
    en: 'What a factory lead time means',
    zh: '原厂交期意味着什么',
    tw: '原廠交期代表什麼',
    jp: 'メーカー納期の意味',
    ko: '제조업체 납기의 의미',
    de: 'Was die Lieferzeit des Herstellers bedeutet',
    ru: 'Что означает срок поставки с завода',
    fr: 'Ce que signifie un délai fabricant',
    es: 'Qué significa un plazo de fábrica',
    ar: 'ماذا تعني مهلة التوريد من المصنع',
    it: 'Che cosa significano i tempi di fornitura del produttore',
  },
  summary:
    'The factory lead time is the number of weeks from order to shipment by the manufacturer, not to your delivery. It changes with demand and is not guaranteed.',
  sections: [
    section(
      'What the lead time includes',
      'The lead time on a product page is the number of weeks in which the manufacturer expects to ship an order placed today. Transport to us, our incoming inspection and transport to you take additional time. Parts that we have in stock are not affected: they ship as soon as your order is confirmed and paid.',
    ),
    section(
      'What takes so long',
      'A semiconductor wafer spends two to three months in the fab before the dies are separated, packaged and tested. Most manufacturers keep finished wafers in stock and package the dies to order. The lead time you see is then often only the time for packaging and test, including the waiting time. When the wafers run out, the lead time can rise to the full production time within a week.',
      'Passives and connectors take less time to make, but they are produced in batches. A machine is set up for one size and runs it for days. If your order misses a batch, it waits for the next one.',
    ),
    section(
      'Why it changes',
      'Lead times follow demand across the whole industry. When lead times rise, buyers order earlier and order more, which makes lead times rise further. When they fall, buyers use up their stock and order less. A lead time that has been stable for a year is more reliable than one that has just dropped by half.',
    ),
    section(
      'How to plan with it',
      'Find the longest lead time in your bill of materials and count back from your build date. Order the parts with long lead times first, and the rest when the first orders are confirmed. For lead times above sixteen weeks, keep a reserve for one production run, or approve a second source before you need it.',
    ),
    section(
      'Ask for a schedule',
      'If you need a part regularly, send our sales team the quantities per month. A schedule helps the manufacturer to plan, costs less than rush orders, and reserves production capacity for you. A quote is free of charge, and you can move individual delivery dates if they are further away than the lead time.',
    ),
  ],
}
