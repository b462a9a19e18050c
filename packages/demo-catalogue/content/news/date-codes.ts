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
    'Two digits for the year, two for the week, and a plus sign for “or newer”. Storage conditions matter more than age alone.',
  sections: [
    section(
      'How to read it',
      'In 2531, 25 is the year 2025 and 31 is the calendar week, so the part was made around the end of July 2025. The plus sign means that we deliver parts with this date code or a newer one. If our stock has several date codes, we list the oldest.',
      'Date codes on the packaging label usually have this format. The marking on the part itself depends on the manufacturer. It may be a letter for the year, a month, or a lot code that only the manufacturer can decode.',
    ),
    section(
      'Does age matter?',
      'Most semiconductors can be stored for years if the bag stays sealed and the storage area is dry and cool. Two things do age: the lead finish, which may become harder to solder, and the dry pack, because its desiccant absorbs moisture over time.',
      'Some kinds of parts do age. Aluminum electrolytic capacitors need re-forming after years without voltage, batteries discharge, and rubber and adhesives harden. For these parts, ask for a recent date code.',
    ),
    section(
      'Moisture and floor life',
      'A plastic package absorbs moisture from the air and can crack in the reflow oven. The moisture sensitivity level tells you how long a part may be out of its dry bag: without limit at level 1, 168 hours at level 3. Parts from an old, sealed dry bag can usually be baked and then used. The datasheet or J-STD-033 describes how.',
    ),
    section(
      'When you need a single date code',
      'Medical, automotive and aviation customers often require a single lot, or parts that are no more than two years old. Write this requirement in the remarks of your order before you pay. Our sales team then confirms whether our stock meets it.',
    ),
  ],
}
