import { section } from '../words.ts'
import type { Article } from './article.ts'

export const rohsExemptions: Article = {
  id: 5,
  slug: 'rohs-exemptions',
  publishedAt: '2026-10-29T08:00:00Z',
  tags: ['compliance'],
  topics: { categories: ['connectors', 'discretes', 'electromechanics', 'optoelectronics'], manufacturers: [] },
  title: {
    en: 'What “compliant by exemption” means',
    zh: '“豁免符合”是什么意思',
    tw: '「豁免符合」是什麼意思',
    jp: '「適用除外により対応」とは',
    ko: '“면제 조항에 따라 준수”의 의미',
    de: 'Was „konform mit Ausnahme“ bedeutet',
    ru: 'Что значит «соответствует по исключению»',
    fr: 'Que signifie « conforme par exemption »',
    es: 'Qué significa «conforme por exención»',
    ar: 'ماذا يعني «متوافق بموجب إعفاء»',
    it: 'Che cosa significa «conforme per esenzione»',
  },
  summary:
    'RoHS limits ten substances, with exemptions where there was no substitute. Exemptions are limited in time, so they deserve a note in your parts list.',
  sections: [
    section(
      'What RoHS asks',
      'The European directive on hazardous substances limits ten substances in electrical and electronic equipment, among them lead, mercury, cadmium, hexavalent chromium, certain flame retardants and four phthalates. The limit is 0.1 percent by weight of each homogeneous material, 0.01 percent for cadmium. A homogeneous material is one that cannot be separated mechanically, as by unscrewing, cutting, crushing or grinding, into different materials: the plating of a pin counts by itself.',
    ),
    section(
      'Why there are exemptions',
      'For some uses no substitute was known that works as well or as safely. Annexes of the directive list these uses one by one. Well-known ones concern lead in high-melting solder inside power semiconductors, in the glass or ceramic of some components, and as an alloying element in steel, aluminium and copper.',
      'A part that stays below the limits everywhere except in such a use conforms, by exemption.',
    ),
    section(
      'Exemptions end',
      'Each one has a date or is reviewed. When an exemption runs out or is narrowed, equipment placed on the market afterwards must do without it. Parts in your drawer do not become illegal; equipment newly built with them may.',
    ),
    section(
      'What to do as a buyer',
      'Keep the exemption’s number with the part in your records, not only the word “compliant”. Ask the manufacturer for the current declaration when you release a product and again before an exemption’s date. If a part without exemption does the same work, prefer it in new designs.',
    ),
    section(
      'How it is shown here',
      'The product page says compliant, compliant by exemption, not compliant or not stated. The RoHS filter of the search lets through the first two. What counts for your declaration is the manufacturer’s own document. This article is a general introduction, not legal advice.',
    ),
  ],
}
