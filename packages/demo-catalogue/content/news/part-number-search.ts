import { section } from '../words.ts'
import type { Article } from './article.ts'

export const partNumberSearch: Article = {
  id: 1,
  slug: 'part-number-search',
  publishedAt: '2026-09-03T08:00:00Z',
  tags: ['search'],
  topics: { categories: [], manufacturers: [] },
  title: {
    en: 'How part-number search works here',
    zh: '本站的型号搜索是如何工作的',
    tw: '本站的零件編號搜尋如何運作',
    jp: '型番検索のしくみ',
    ko: '부품 번호 검색은 이렇게 작동합니다',
    de: 'So funktioniert hier die Suche nach Teilenummern',
    ru: 'Как здесь работает поиск по артикулу',
    fr: 'Comment fonctionne ici la recherche par référence',
    es: 'Cómo funciona aquí la búsqueda por referencia',
    ar: 'كيف يعمل البحث برقم القطعة هنا',
    it: 'Come funziona qui la ricerca per codice componente',
  },
  summary:
    'Dashes and capitals do not matter, the beginning of a number is enough, and former numbers lead to the part as it is called today.',
  sections: [
    section(
      'Only letters and digits count',
      'RC0603FR-0710KL, rc0603fr0710kl and RC0603FR 0710KL are the same question. Dashes, spaces, dots, slashes and brackets are left out before two numbers are compared, and so is the difference between capital and small letters. Numbers copied from a data sheet, with its typographic dashes, work as they are.',
    ),
    section(
      'The best match stands first',
      'A number that agrees completely comes first, then those that begin with what you typed, then parts that are known by it under another name, then those that have it somewhere inside. To be found inside a number, what you type needs three characters. Within each group the parts that are bought most come first.',
      'The letters that matched are marked in the list, so you see at once why a part is there.',
    ),
    section(
      'Other names of a part',
      'Makers rename their parts, and every packaging may have an ordering code of its own. The shop keeps these names beside the part and says which one led you to it. A part is listed once, whatever its packagings.',
    ),
    section(
      'When you have no number',
      'Describe the part: 100nF 0402 X7R finds capacitors by their values. Write u or µ, ohm or Ω, as you like, with or without a space before the unit. All words must be in the description; the last one may be unfinished.',
    ),
    section(
      'When nothing is found',
      'Leave out the end of the number: it often says only how the part is packed. Look for 0 and O, 1 and I, 5 and S taken for each other. Or open the index at the foot of the page and walk from the first letter.',
    ),
  ],
}
