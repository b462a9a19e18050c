import { section } from '../words.ts'
import type { Article } from './article.ts'

export const avoidingCounterfeits: Article = {
  id: 10,
  slug: 'avoiding-counterfeits',
  publishedAt: '2026-07-09T08:00:00Z',
  tags: ['quality'],
  topics: { categories: ['digital', 'analog', 'transistors', 'sensors'], manufacturers: [] },
  title: {
    en: 'How to keep counterfeit parts out of your stock',
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
    'Counterfeits are old parts with new markings, rejects, or empty packages. Paperwork, labels and a microscope reveal most of them.',
  sections: [
    section(
      'What is sold as new',
      'The most common counterfeit is a used part. It was removed from a scrap board, cleaned, and marked with a newer date code or a better grade. Others are cheaper parts marked as more expensive ones, rejects that left the factory illegally, and sometimes packages with nothing inside. Almost all of them have one thing in common: the price is too good at a time when nobody else has stock.',
    ),
    section(
      'Before you order',
      'Ask where the parts come from and how many companies have owned them. A seller who buys from the manufacturer can show a certificate of conformity with the lot number. For hard-to-find parts, ask for photographs of the label and of the parts themselves, and for the right to return them after testing.',
    ),
    section(
      'When they arrive',
      'Compare the label with the manufacturer’s usual format: part number, lot, date code, quantity, and a barcode that matches the printed text. Inspect some of the parts under a microscope. Reject the lot or test it further if you see signs of sanding, a coating that comes off with a cotton swab and acetone, markings printed over scratches, solder on the leads, or a mold mark from a different country.',
      'All parts of a lot should look the same. Several date codes on one reel, or pin 1 marks in different positions, show that someone assembled the reel from different sources.',
    ),
    section(
      'Tests that give a clear answer',
      'An X-ray shows the die and its bond wires. They must be the same in every part, and the same as in a part that you trust. Measuring a few parameters at the temperature limits reveals low-grade parts that are sold as a better grade. Opening the package and reading the die marking gives the final proof, but destroys the part.',
    ),
    section(
      'If you find one',
      'Do not return the parts to circulation. Quarantine them and report them to the seller in writing, with your pictures. Also inform the manufacturer, who can often confirm within a day whether the lot number exists.',
    ),
  ],
}
