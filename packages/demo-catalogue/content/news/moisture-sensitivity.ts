import { section } from '../words.ts'
import type { Article } from './article.ts'

export const moistureSensitivity: Article = {
  id: 7,
  slug: 'moisture-sensitivity',
  publishedAt: '2026-08-20T08:00:00Z',
  tags: ['quality', 'packaging'],
  topics: { categories: ['digital', 'analog', 'wireless-and-sensors', 'optoelectronics'], manufacturers: [] },
  title: {
    en: 'Moisture sensitivity levels in practice',
    zh: '湿敏等级实用指南',
    tw: '濕敏等級實用指南',
    jp: 'MSL（耐湿性レベル）の実際',
    ko: 'MSL(습도 민감도 등급) 실무',
    de: 'Feuchteempfindlichkeit in der Praxis',
    ru: 'Уровни чувствительности к влаге на практике',
    fr: 'Les niveaux de sensibilité à l’humidité en pratique',
    es: 'Los niveles de sensibilidad a la humedad en la práctica',
    ar: 'مستويات الحساسية للرطوبة عمليًا',
    it: 'I livelli di sensibilità all’umidità nella pratica',
  },
  summary:
    'Plastic packages drink water from the air. The level on the bag says how long they may lie open before they are soldered.',
  sections: [
    section(
      'What goes wrong',
      'Moulding compound takes up a little water. In the reflow oven the water turns into steam within seconds, and if there is too much of it the package swells, its layers part, or it cracks. The damage is often invisible: the board passes its test and fails months later. It is called the popcorn effect, because it can be heard.',
    ),
    section(
      'What the levels say',
      'The levels of J-STD-020 count the time from opening the bag to soldering, at no more than 30 °C and 60 % relative humidity. Level 1 has no limit. Level 2 is one year, 2a four weeks, 3 is 168 hours, 4 is 72 hours, 5 is 48 hours and 5a is 24 hours. Level 6 must always be baked and then soldered within the time on its label.',
      'Most integrated circuits in plastic are level 3 or better, so a week is the figure to keep in mind. Chip resistors and ceramic capacitors have no floor life to watch.',
    ),
    section(
      'How the bag works',
      'The moisture barrier bag holds desiccant and a card whose dots change colour with humidity. Look at the card when you open the bag: if the 10 % dot has changed, the parts of levels 2a to 5a have lost their dry start. Write the time of opening on the bag, close it again the same day, and count all open hours together.',
    ),
    section(
      'When time has run out',
      'Baking brings the parts back. Trays stand 125 °C and are done within hours to two days, by thickness and level; J-STD-033 has the table. Tapes, reels and tubes would melt, so parts in them are baked at 40 °C and low humidity, which takes days to weeks. Every bake oxidises the leads a little, so it is not a habit to get into.',
    ),
    section(
      'What to do as a buyer',
      'Order what you solder within the week, or have a dry cabinet. Cut tape of sensitive parts is packed dry by us with the date of sealing on the label. If you buy for stock, whole sealed reels and trays keep best.',
    ),
  ],
}
