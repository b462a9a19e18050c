import { section } from '../words.ts'
import type { Article } from './article.ts'

export const choosingASubstitute: Article = {
  id: 9,
  slug: 'choosing-a-substitute',
  publishedAt: '2026-07-23T08:00:00Z',
  tags: ['design', 'supply'],
  topics: {
    categories: [
      'resistors',
      'capacitors',
      'amplifiers',
      'power-management',
      'transistors',
      'diodes',
      'relays',
      'logic',
    ],
    manufacturers: [],
  },
  title: {
    en: 'Choosing a substitute that really fits',
    zh: '如何选到真正合适的替代型号',
    tw: '如何選到真正合適的替代零件',
    jp: '本当に使える代替品の選び方',
    ko: '정말 맞는 대체품 고르기',
    de: 'Einen Ersatz wählen, der wirklich passt',
    ru: 'Как выбрать действительно подходящую замену',
    fr: 'Choisir un équivalent qui convient vraiment',
    es: 'Cómo elegir un sustituto que encaje de verdad',
    ar: 'كيف تختار بديلًا مناسبًا حقًا',
    it: 'Scegliere un sostituto che vada davvero bene',
  },
  summary:
    'Same value and same package is the beginning. Then come the limits, the pins and what your circuit asks of the part without saying so.',
  sections: [
    section(
      'Three kinds of substitute',
      'A drop-in has the same function, pins and footprint, and is at least as good in every limit: another maker’s 10 kΩ one percent resistor in the same size. A better one differs on the safe side, such as a tighter tolerance or a higher voltage. A functional one does the same job with another footprint, and needs a new layout.',
    ),
    section(
      'Check the limits first',
      'Compare voltage, current, power and temperature range line by line, and take the worst case of each data sheet rather than its typical value. Mind the conditions: 250 mW at 70 °C and 250 mW at 25 °C are two different resistors.',
    ),
    section(
      'Then what the circuit relies on',
      'A regulator of the same voltage may need another output capacitor to be stable. An operational amplifier may swing less close to the supply. A logic family with faster edges may ring on a long track. A MOSFET with the same current may want a higher gate voltage. None of this is visible in the one-line description.',
    ),
    section(
      'Pins, marks and heat',
      'Two transistors in SOT-23 can have base and emitter exchanged. A package of the same name can have another height, or a pad below that must be soldered. Check the drawing, not the name, and look at the marking your assembler will see.',
    ),
    section(
      'How substitutes are shown here',
      'The product page lists substitutes with the reason for each: same value of another maker, tighter tolerance, higher voltage, more memory on the same pins, same function of another maker. The reason is what we compared; whatever it does not name is yours to check.',
    ),
    section(
      'Write it down',
      'A substitute that has been tried is worth as much as the part itself. Enter it into the bill of materials as an approved second source, with who tested it and when. The next shortage then costs an e-mail instead of a week.',
    ),
  ],
}
