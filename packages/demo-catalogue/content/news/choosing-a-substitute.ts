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
    en: 'How to choose an alternative that really fits',
    zh: '如何选到真正合适的替代型号',
    tw: '如何選到真正合適的替代零件',
    jp: '本当に使える代替品の選び方',
    ko: '정말 맞는 대체 부품 고르기',
    de: 'Eine Alternative wählen, die wirklich passt',
    ru: 'Как выбрать действительно подходящий аналог',
    fr: 'Choisir une alternative qui convient vraiment',
    es: 'Cómo elegir una alternativa que encaje de verdad',
    ar: 'كيف تختار بديلًا مناسبًا حقًا',
    it: 'Scegliere un’alternativa che vada davvero bene',
  },
  summary:
    'The same value and the same package are only a start. Check the limits, the pinout, and the properties that your circuit depends on.',
  sections: [
    section(
      'Three kinds of alternatives',
      'A drop-in alternative has the same function, pinout and footprint, and every limit is at least as good: for example, another manufacturer’s 10 kΩ one percent resistor in the same size. An upgrade is better in one respect, such as a tighter tolerance or a higher voltage rating. A functional alternative does the same job in another footprint, so it needs a new layout.',
    ),
    section(
      'Check the limits first',
      'Compare voltage, current, power and temperature range line by line. Use the worst-case values of each datasheet, not the typical ones. Also compare the test conditions: 250 mW at 70 °C and 250 mW at 25 °C describe two different resistors.',
    ),
    section(
      'Then check what the circuit depends on',
      'A regulator with the same output voltage may need a different output capacitor to be stable. An operational amplifier may not swing as close to the supply rails. A logic family with faster edges may cause ringing on a long trace. A MOSFET with the same current rating may need a higher gate voltage. The one-line description shows none of these differences.',
    ),
    section(
      'Pinout, marking and heat',
      'Two transistors in SOT-23 can have base and emitter swapped. A package with the same name can have a different height, or a thermal pad that must be soldered. Check the package drawing, not only the package name, and check the marking that your assembler will see on the part.',
    ),
    section(
      'How alternatives are shown here',
      'The product page lists alternatives and gives the reason for each: the same value from another manufacturer, a tighter tolerance, a higher voltage, more memory with the same pins, or the same function from another manufacturer. The reason names what we compared. Please check all other properties yourself.',
    ),
    section(
      'Document your choice',
      'A tested alternative is as valuable as the original part. Add it to the bill of materials as an approved second source, with the name of the tester and the date. In the next shortage, you then need to send only one email instead of spending a week on tests.',
    ),
  ],
}
