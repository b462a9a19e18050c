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
    'Plastic packages absorb moisture from the air. The level on the bag tells you how long parts may be exposed before they are soldered.',
  sections: [
    section(
      'What can go wrong',
      'Mold compound absorbs a small amount of water. In the reflow oven, the water turns into steam within seconds. If there is too much of it, the package swells, its layers separate, or it cracks. The damage is often invisible: the board passes its test and fails months later. Because the cracking can be heard, it is called the popcorn effect.',
    ),
    section(
      'What the levels mean',
      'The levels of J-STD-020 limit the time from opening the bag to soldering, at no more than 30 °C and 60 % relative humidity. Level 1 has no limit. Level 2 allows one year, 2a four weeks, 3 allows 168 hours, 4 allows 72 hours, 5 allows 48 hours and 5a 24 hours. Level 6 parts must always be baked and then soldered within the time on the label.',
      'Most integrated circuits in plastic packages are level 3 or better, so one week is a good rule of thumb. Chip resistors and ceramic capacitors have no floor life limit.',
    ),
    section(
      'How the bag works',
      'The moisture barrier bag contains desiccant and a humidity indicator card with dots that change color. Check the card when you open the bag. If the 10 % dot has changed, parts of levels 2a to 5a are no longer dry enough. Write the opening time on the bag, reseal it on the same day, and add up all the hours during which it was open.',
    ),
    section(
      'When the floor life is over',
      'Baking dries the parts so that they can be used again. Trays withstand 125 °C, and baking takes from a few hours to two days, depending on thickness and level. J-STD-033 lists the times. Tapes, reels and tubes would melt, so parts in them are baked at 40 °C and low humidity for days or weeks. Each bake oxidizes the leads slightly, so avoid baking more often than necessary.',
    ),
    section(
      'What to do as a buyer',
      'Order only what you will solder within a week, or store open parts in a dry cabinet. We dry-pack cut tape of moisture-sensitive parts and print the sealing date on the label. If you buy parts for storage, choose full reels and trays in their sealed bags.',
    ),
  ],
}
