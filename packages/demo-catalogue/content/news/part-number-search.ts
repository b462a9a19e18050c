import { section } from '../words.ts'
import type { Article } from './article.ts'

export const partNumberSearch: Article = {
  id: 1,
  slug: 'part-number-search',
  publishedAt: '2026-09-03T08:00:00Z',
  tags: ['search'],
  topics: { categories: [], manufacturers: [] },
  title: {
    en: 'How part number search works',
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
    'Dashes and capital letters do not matter, the beginning of a part number is enough, and old part numbers find the part under its current number.',
  sections: [
    section(
      'Only letters and digits count',
      'RC0603FR-0710KL, rc0603fr0710kl and RC0603FR 0710KL give the same results. The search ignores dashes, spaces, dots, slashes and parentheses, and does not distinguish between uppercase and lowercase letters. Part numbers copied from a datasheet work too, even if they contain typographic dashes.',
    ),
    section(
      'The best match comes first',
      'Exact matches come first. They are followed by part numbers that begin with your search text, then by parts that have a matching alternate number, and then by part numbers that contain your text. To search inside part numbers, enter at least three characters. Within each group, best sellers come first.',
      'The matching characters are highlighted in the list, so you can see why each part was found.',
    ),
    section(
      'Other numbers of a part',
      'Manufacturers rename parts, and every packaging may have its own ordering code. We store these numbers with the part and show which one matched your search. Each part is listed only once, even if it comes in several packagings.',
    ),
    section(
      'If you do not have a part number',
      'Describe the part: 100nF 0402 X7R finds capacitors by their values. You can write u or µ, ohm or Ω, with or without a space before the unit. All words must occur in the description. The last word may be incomplete.',
    ),
    section(
      'If nothing is found',
      'Leave out the end of the part number, which is often only the packaging code. Check for characters that are easily confused: 0 and O, 1 and I, 5 and S. You can also open the index in the footer and browse by first letter.',
    ),
  ],
}
