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
    en: 'How to read an ordering code',
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
    'A part number lists the properties of a part: series, size, value, tolerance and packaging. If you can read it, you can find similar parts without a datasheet.',
  sections: [
    section(
      'A resistor',
      'Read RC0603FR-0710KL from left to right. RC is the series: general-purpose thick film. 0603 is the size in hundredths of an inch: 0.06 by 0.03. F is the tolerance of one percent; J would be five. R means paper tape on a reel, and 07 a seven-inch reel. 10K is the value, and L means lead-free plating.',
      'Change one element and you have a similar part: RC0402FR-0710KL is the same value in the next smaller size, and RC0603JR-0710KL is the same part with a tolerance of five percent.',
    ),
    section(
      'Values without a decimal point',
      'A decimal point is easy to miss in print, so a letter takes its place. 4K7 is 4.7 kΩ, 0R1 is 0.1 Ω, and 100R is 100 Ω. Capacitors often use three digits for the value in picofarads: 104 is 10 followed by four zeros, which is 100,000 pF or 100 nF. Precision resistors use four digits in the same way: 1002 is 100 followed by two zeros, or 10 kΩ.',
    ),
    section(
      'A microcontroller',
      'STM32F103C8T6 begins with the family, followed by F for general purpose and 103 for the product line. C means 48 pins, 8 means 64 KB of flash, T is a quad flat package, and 6 is the temperature range of −40 to 85 °C. STM32F103CBT6 differs by one character: it has 128 KB with the same pins, so it is listed among the alternatives.',
    ),
    section(
      'Suffixes',
      'The characters after the last dash or at the very end usually describe the packaging: TR, R or REEL for tape and reel, T for tube or tray. Some manufacturers also use them for the plating or for halogen-free parts. Two part numbers that differ only in the suffix are usually the same part in different quantities and at different prices.',
    ),
    section(
      'How to use it here',
      'Enter the part of the number that you are sure of and stop before the packaging code. The search then lists every suffix. Each manufacturer has its own system, so check the datasheet if in doubt. The ordering information is usually on one of its first or last pages.',
    ),
  ],
}
