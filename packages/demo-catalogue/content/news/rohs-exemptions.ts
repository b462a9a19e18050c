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
    fr: 'Que signifie « conforme par exemption »',
    es: 'Qué significa «conforme por exención»',
    ar: 'ماذا يعني «متوافق بموجب إعفاء»',
    it: 'Che cosa significa «conforme per esenzione»',
  },
  summary:
    'RoHS restricts ten substances, with exemptions for uses that have no substitute yet. Exemptions expire, so record them in your bill of materials.',
  sections: [
    section(
      'What RoHS requires',
      'The European RoHS Directive restricts ten hazardous substances in electrical and electronic equipment. They include lead, mercury, cadmium, hexavalent chromium, certain flame retardants and four phthalates. The limit is 0.1 percent by weight of each homogeneous material, or 0.01 percent for cadmium. A homogeneous material cannot be separated into different materials by mechanical means such as unscrewing, cutting, crushing or grinding. For example, the plating of a pin is a material of its own.',
    ),
    section(
      'Why there are exemptions',
      'For some uses, there is no substitute that works as well or as safely. Annexes of the directive list each of these uses. Well-known exemptions cover lead in high-melting-point solder inside power semiconductors, in the glass or ceramic of some components, and as an alloying element in steel, aluminum and copper.',
      'A part that exceeds a limit only in such a use is compliant by exemption.',
    ),
    section(
      'Exemptions expire',
      'Each exemption has an expiration date or is reviewed. When an exemption expires or is narrowed, equipment placed on the market after that date must comply without it. Parts that you have in stock do not become illegal, but new equipment that contains them may no longer be compliant.',
    ),
    section(
      'What to do as a buyer',
      'Record the number of the exemption with the part, not only the word “compliant”. Ask the manufacturer for the current declaration when you release a product, and again before an exemption expires. For new designs, choose parts that do not need an exemption, if they are available.',
    ),
    section(
      'How it is shown here',
      'The product page shows one of four values: compliant, compliant by exemption, not compliant, or not stated. The RoHS filter includes the first two. For your own declaration, rely on the manufacturer’s document. This article is a general introduction and not legal advice.',
    ),
  ],
}
