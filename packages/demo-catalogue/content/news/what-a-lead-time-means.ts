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
    ko: '제조사 납기의 의미',
    de: 'Was eine Lieferzeit ab Werk bedeutet',
    ru: 'Что означает срок поставки с завода',
    fr: 'Ce que signifie un délai usine',
    es: 'Qué significa un plazo de fábrica',
    ar: 'ماذا تعني مهلة التوريد من المصنع',
    it: 'Che cosa significa un tempo di fornitura di fabbrica',
  },
  summary: 'Weeks from order to shipment at the maker, not at our door. It moves with demand, and it is no promise.',
  sections: [
    section(
      'What is counted',
      'The lead time on a product page is the number of weeks in which the maker expects to ship an order placed today. Transport to us, incoming checks and transport to you come on top. Parts that are in stock are not touched by it: they leave as soon as the order is confirmed and paid.',
    ),
    section(
      'Where the weeks go',
      'A semiconductor takes two to three months in the fab before it is sawn, packaged and tested. Most makers keep finished wafers and package to order, so what you see is often the time for packaging and test, with the queue in front of it. When the wafers run out, the full time shows up from one week to the next.',
      'Passives and connectors are faster to make, but they come from campaigns: a machine is set up for a size and runs it for days. Who misses the campaign waits for the next one.',
    ),
    section(
      'Why it changes',
      'Lead times follow the order books of the whole industry. When they grow, buyers order earlier and more, which makes them grow further; when they shrink, stock is worked off and orders vanish. A number that has been steady for a year says more than one that has just halved.',
    ),
    section(
      'Planning with it',
      'Take the longest lead time in your bill of materials and count back from the day you build. Order the long ones first, and the rest when the first are confirmed. For parts above sixteen weeks it pays to keep a reserve of one lot, or to approve a second source while there is no hurry.',
    ),
    section(
      'Ask for a schedule',
      'If you need a part regularly, tell sales the quantities per month. A schedule lets the maker plan, is cheaper than hurried orders, and holds a place in the queue. A quote for it costs nothing, and you may move single dates as long as they lie beyond the lead time.',
    ),
  ],
}
