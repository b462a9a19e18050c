import { section } from '../words.ts'
import type { Article } from './article.ts'

export const avoidingCounterfeits: Article = {
  id: 10,
  slug: 'avoiding-counterfeits',
  publishedAt: '2026-07-09T08:00:00Z',
  tags: ['quality'],
  topics: { categories: ['digital', 'analog', 'transistors', 'sensors'], manufacturers: [] },
  title: {
    en: 'Keeping counterfeits out of your stock',
    zh: '如何避免买到假冒元器件',
    tw: '如何避免買到假冒零件',
    jp: '偽造品を在庫に入れないために',
    ko: '위조 부품을 막는 방법',
    de: 'Fälschungen aus dem Lager heraushalten',
    ru: 'Как не допустить подделок на склад',
    fr: 'Tenir les contrefaçons hors de votre stock',
    es: 'Cómo mantener las falsificaciones fuera de su almacén',
    ar: 'كيف تُبقي القطع المزيفة خارج مخزونك',
    it: 'Tenere i falsi fuori dal magazzino',
  },
  summary:
    'Fakes are old parts with new markings, rejects, or empty packages. Most are caught by papers, labels and a microscope.',
  sections: [
    section(
      'What is sold as new',
      'The most common fake is a used part, taken from scrap boards, cleaned, and printed with a newer date code or a better grade. Others are cheaper parts marked as dearer ones, rejects that left the factory by the back door, and now and then a package with nothing inside. What they share is a price that is too good, in a month in which nobody else has stock.',
    ),
    section(
      'Before you order',
      'Ask where the parts come from and how many hands they went through. A seller who buys from the maker can show a certificate of conformity with the lot number. For parts that are hard to get, ask for photographs of the label and of the parts themselves, and for the right to return them after a test.',
    ),
    section(
      'When they arrive',
      'Compare the label with the maker’s form: part number, lot, date code, quantity, and a barcode that says the same as the print. Look at some parts under a microscope. Traces of sanding, a surface that comes off with a cotton bud and acetone, a print over scratches, leads with solder on them or a mould mark from another country are reasons to stop.',
      'All parts of a lot should look alike. Several date codes in one reel, or pin 1 marks in different places, mean that the reel was put together by hand.',
    ),
    section(
      'Tests that decide',
      'An X-ray shows the die and its bond wires: they must be the same in all pieces and the same as in a part you trust. Measuring a few parameters at the limits of temperature finds parts of a lower grade that are sold as a better one. Opening the package and reading the die is the last word, and it costs the piece.',
    ),
    section(
      'If you have found one',
      'Do not send the parts back into circulation. Keep them, tell the seller in writing with your pictures, and tell the maker, who can often say within a day whether the lot number exists.',
    ),
  ],
}
