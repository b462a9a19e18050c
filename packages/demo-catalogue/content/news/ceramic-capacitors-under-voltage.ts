import { section } from '../words.ts'
import type { Article } from './article.ts'

export const ceramicCapacitors: Article = {
  id: 14,
  slug: 'ceramic-capacitors-under-voltage',
  publishedAt: '2026-05-14T08:00:00Z',
  tags: ['design'],
  topics: { categories: ['capacitors'], manufacturers: ['murata', 'kemet', 'samsung-electro-mechanics'] },
  title: {
    en: 'Why a 10 µF capacitor may be 4 µF in your circuit',
    zh: '为什么 10 µF 电容在电路里可能只有 4 µF',
    tw: '為什麼 10 µF 電容在電路裡可能只有 4 µF',
    jp: '10 µF のコンデンサが回路では 4 µF になる理由',
    ko: '10 µF 커패시터가 회로에서 4 µF가 되는 이유',
    de: 'Warum ein 10-µF-Kondensator in der Schaltung 4 µF haben kann',
    ru: 'Почему конденсатор 10 мкФ в схеме может иметь 4 мкФ',
    fr: 'Pourquoi un condensateur de 10 µF peut n’en valoir que 4 dans votre circuit',
    es: 'Por qué un condensador de 10 µF puede tener 4 µF en su circuito',
    ar: 'لماذا قد تصبح سعة مكثف ‎10 µF‎ في دائرتك ‎4 µF‎',
    it: 'Perché un condensatore da 10 µF può valerne 4 nel circuito',
  },
  summary:
    'Ceramic capacitors of class 2 lose capacitance with DC voltage, temperature and age. The size of the case matters as much as the rating.',
  sections: [
    section(
      'Three losses at once',
      'The value on a ceramic capacitor holds at no DC voltage, at room temperature and shortly after the last heating. Class 2 dielectrics such as X7R and X5R give a great deal of capacitance in little space, and pay for it: with voltage, with temperature and with time. Class 1, C0G above all, has none of these losses, and much less capacitance.',
    ),
    section(
      'Voltage is the largest',
      'At its rated voltage a small class 2 capacitor can have lost more than half of its capacitance, sometimes three quarters. A 10 µF part in 0402, rated 6.3 V, may show 4 µF on a 5 V rail. The same value in 0805 keeps most of it, because its layers are thicker and the field inside is weaker. Two parts of the same value, rating and dielectric can differ: each maker publishes curves, part by part.',
    ),
    section(
      'Temperature and time',
      'The three signs of the code tell the temperature range and the drift within it: X7R stays within 15 percent from −55 to 125 °C, X5R likewise up to 85 °C, Y5V may lose 82 percent. On top, class 2 parts age by a few percent per decade of hours; soldering resets that clock.',
    ),
    section(
      'What to do',
      'Read the requirement the other way round: a regulator that asks for 4.7 µF means effective capacitance at its output voltage. Take a larger case rather than a higher value, or two parts in parallel. A higher voltage rating in the same case may help little. For filters, timing and anything that must not change, use C0G or film.',
    ),
    section(
      'Choosing here',
      'The filters read capacitance, voltage, dielectric and case. Start with the voltage at twice your rail and the largest case you have room for, then sort by price. Among the alternatives, the reason “higher voltage” points to parts of the same series one step up. And leave half a millimetre to the edge of the board: ceramic breaks when the board bends.',
    ),
  ],
}
