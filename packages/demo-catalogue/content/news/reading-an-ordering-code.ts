import { section } from '../words.ts'
import type { Article } from './article.ts'

export const orderingCodes: Article = {
  id: 8,
  slug: 'reading-an-ordering-code',
  publishedAt: '2026-08-06T08:00:00Z',
  tags: ['search', 'ordering'],
  topics: {
    categories: ['resistors', 'capacitors', 'microcontrollers', 'oscillators'],
    manufacturers: ['yageo', 'stmicroelectronics'],
  },
  title: {
    en: 'Reading an ordering code',
    zh: '读懂订货型号',
    tw: '讀懂訂購編號',
    jp: '注文型番の読み解き方',
    ko: '주문 코드 읽는 법',
    de: 'Eine Bestellbezeichnung lesen',
    ru: 'Как читать код заказа',
    fr: 'Lire un code de commande',
    es: 'Cómo leer un código de pedido',
    ar: 'كيف تقرأ رمز الطلب',
    it: 'Leggere un codice d’ordine',
  },
  summary:
    'A part number is a sentence: series, size, value, tolerance, packing. Who can read it finds the neighbours of a part without a data sheet.',
  sections: [
    section(
      'A resistor',
      'RC0603FR-0710KL reads from left to right. RC is the series, general-purpose thick film. 0603 is the size in hundredths of an inch: 0.06 by 0.03. F is the tolerance, one percent; J would be five. R says paper tape on a reel, 07 a reel of seven inches. 10K is the value, and L stands for lead-free plating.',
      'Change one piece and you have a neighbour: RC0402FR-0710KL is the same value in the next smaller size, RC0603JR-0710KL the same with five percent.',
    ),
    section(
      'Values without a decimal point',
      'Points get lost on paper, so a letter stands in their place. 4K7 is 4.7 kΩ, 0R1 is 0.1 Ω, 100R is 100 Ω. Capacitors often use three digits in picofarads: 104 is 10 with four noughts, 100,000 pF or 100 nF. Four digits on precision resistors work the same way: 1002 is 100 with two noughts, 10 kΩ.',
    ),
    section(
      'A microcontroller',
      'STM32F103C8T6: the family, then F for general purpose and 103 for the line. C says 48 pins, 8 stands for 64 kB of flash, T for a quad flat package and 6 for −40 to 85 °C. One letter further, STM32F103CBT6 has 128 kB on the same pins, which is why it is listed among the alternatives.',
    ),
    section(
      'Endings',
      'What follows the last dash or stands at the very end is mostly packing: TR, R or REEL for tape and reel, T for tube or tray. Some makers put the plating or a halogen-free mark there. Two numbers that differ in the ending only are usually the same silicon at another price per quantity.',
    ),
    section(
      'How to use it here',
      'Type the beginning that you are sure of and stop before the packing: the search lists every ending. Each maker has a grammar of its own, so the data sheet decides in case of doubt; its ordering section is on one of the first or the last pages.',
    ),
  ],
}
