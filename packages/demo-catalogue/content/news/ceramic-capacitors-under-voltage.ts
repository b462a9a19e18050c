import { section } from '../words.ts'
import type { Article } from './article.ts'

export const ceramicCapacitors: Article = {
  id: 14,
  slug: 'ceramic-capacitors-under-voltage',
  publishedAt: '2026-05-14T08:00:00Z',
  tags: ['design'],
  topics: { categories: ['capacitors'], manufacturers: ['murata', 'kemet', 'samsung-electro-mechanics'] },
  title: {
    en: 'Why a 10 µF capacitor may be only 4 µF in your circuit',
    zh: '为什么 10 µF 电容在电路里可能只有 4 µF',
    tw: '為什麼 10 µF 電容在電路裡可能只有 4 µF',
    jp: '10 µFのコンデンサが回路では4 µFになることがある理由',
    ko: '10 µF 커패시터가 회로에서 4 µF에 그치는 이유',
    de: 'Warum ein 10-µF-Kondensator in Ihrer Schaltung nur 4 µF haben kann',
    ru: 'Почему конденсатор 10 мкФ в схеме может иметь только 4 мкФ',
    fr: 'Pourquoi un condensateur de 10 µF peut n’en valoir que 4 dans votre circuit',
    es: 'Por qué un condensador de 10 µF puede tener solo 4 µF en su circuito',
    ar: 'لماذا قد تصبح سعة مكثف ‎10 µF‎ في دائرتك ‎4 µF‎ فقط',
    it: 'Perché un condensatore da 10 µF può valerne solo 4 nel circuito',
  },
  summary:
    'Class 2 ceramic capacitors lose capacitance with DC voltage, temperature and age. The case size matters as much as the voltage rating.',
  sections: [
    section(
      'Three losses at once',
      'The rated value of a ceramic capacitor applies without DC voltage, at room temperature, and shortly after the part was last heated. Class 2 dielectrics such as X7R and X5R offer a lot of capacitance in a small case, but they lose some of it with voltage, temperature and time. Class 1 dielectrics, mainly C0G, have almost none of these losses, but offer much less capacitance.',
    ),
    section(
      'DC voltage causes the largest loss',
      'At its rated voltage, a small class 2 capacitor can lose more than half of its capacitance, sometimes three quarters. A 10 µF part in 0402, rated 6.3 V, may measure 4 µF on a 5 V rail. The same value in 0805 loses far less, because its dielectric layers are thicker and the electric field is weaker. Even two parts with the same value, rating and dielectric can behave differently, so check the DC bias curve that the manufacturer publishes for each part number.',
    ),
    section(
      'Temperature and time',
      'The three characters of the dielectric code give the temperature range and the drift within it. X7R stays within 15 percent from −55 to 125 °C, X5R within the same limit up to 85 °C, and Y5V may lose 82 percent. In addition, class 2 parts age: they lose a few percent with each tenfold increase in time. Soldering heat restores the lost capacitance, and aging starts again.',
    ),
    section(
      'What to do',
      'Treat the required value as effective capacitance. If a regulator needs 4.7 µF, it needs this capacitance at its output voltage. Choose a larger case instead of a higher value, or use two parts in parallel. A higher voltage rating in the same case may not help much. For filters, timing, and any circuit in which the value must not change, use C0G or film capacitors.',
    ),
    section(
      'How to find one here',
      'You can filter by capacitance, voltage, dielectric and case size. Start with a voltage rating of twice your rail and the largest case that fits, then sort by price. Among the alternatives, look for the reason “Same part with a higher rated voltage”. Also keep half a millimeter of distance to the edge of the board, because ceramic capacitors crack when the board bends.',
    ),
  ],
}
