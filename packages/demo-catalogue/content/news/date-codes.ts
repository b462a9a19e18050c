import { section } from '../words.ts'
import type { Article } from './article.ts'

export const dateCodes: Article = {
  id: 6,
  slug: 'date-codes',
  publishedAt: '2026-11-12T08:00:00Z',
  tags: ['quality', 'packaging'],
  topics: { categories: ['capacitors', 'digital', 'power-supplies'], manufacturers: [] },
  title: {
    en: 'Date codes: what 2531+ tells you, and what it does not',
    zh: '批号：2531+ 说明了什么，没说明什么',
    tw: '批號：2531+ 說明了什麼，沒說明什麼',
    jp: 'デートコード「2531+」で分かること、分からないこと',
    ko: '데이트 코드 2531+: 알 수 있는 것과 없는 것',
    de: 'Datumscodes: was 2531+ sagt und was nicht',
    ru: 'Дата-код 2531+: о чём он говорит, а о чём нет',
    fr: 'Codes date : ce que dit 2531+, et ce qu’il ne dit pas',
    es: 'Códigos de fecha: qué dice 2531+ y qué no',
    ar: 'رموز التاريخ: ماذا يخبرك ‎2531+‎ وماذا لا يخبرك',
    it: 'Codici data: che cosa dice 2531+ e che cosa no',
  },
  summary:
    'Two digits for the year, two for the week, and a plus for “or newer”. Age alone says less about a part than how it was stored.',
  sections: [
    section(
      'How to read it',
      'In 2531, 25 is the year 2025 and 31 the calendar week, so the part was made around the end of July 2025. The plus sign means that we deliver this date code or a newer one. A batch with several codes is sold by its oldest.',
      'The code on the label follows this form. What is printed on the part itself is up to the manufacturer: a letter for the year, a month, or a lot code that only the maker can read.',
    ),
    section(
      'Does age matter?',
      'For most semiconductors the years on a shelf do little, if the bag stayed closed and the store dry and cool. What ages is the surface of the leads, which may solder less well, and the dry bag, whose desiccant fills up.',
      'Some kinds do age: aluminium electrolytic capacitors want re-forming after years without voltage, batteries discharge themselves, rubber and adhesives harden. For these a recent code is worth asking for.',
    ),
    section(
      'Moisture and the floor life',
      'A plastic package takes up moisture from the air, which can crack it in the oven. The moisture sensitivity level says how long it may lie open: without limit at level 1, 168 hours at level 3. An old but sealed dry bag can usually be made good by baking; the data sheet or J-STD-033 says how.',
    ),
    section(
      'When you need one code only',
      'Medical, automotive and aviation customers often ask for a single lot, or for nothing older than two years. Write it into the remarks of the order before you pay: sales confirms whether the stock allows it.',
    ),
  ],
}
