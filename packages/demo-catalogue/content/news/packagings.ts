import { section } from '../words.ts'
import type { Article } from './article.ts'

export const packagings: Article = {
  id: 4,
  slug: 'cut-tape-reel-tray-tube',
  publishedAt: '2026-10-15T08:00:00Z',
  tags: ['packaging', 'ordering'],
  topics: { categories: ['passives', 'discretes', 'analog', 'digital'], manufacturers: [] },
  title: {
    en: 'Cut tape, reel, tray or tube: which packaging to choose',
    zh: '剪切带、卷带、托盘还是管装：如何选择包装',
    tw: '剪切捲帶、捲帶、托盤或管裝：如何選擇包裝',
    jp: 'カットテープ、リール、トレイ、チューブの選び方',
    ko: '컷 테이프, 릴, 트레이, 튜브: 어떤 포장을 고를까',
    de: 'Gurtabschnitt, Rolle, Tray oder Stange: welche Verpackung passt',
    ru: 'Отрезок ленты, катушка, паллета или пенал: какую упаковку выбрать',
    fr: 'Bande coupée, bobine, plateau ou tube : quel conditionnement choisir',
    es: 'Cinta cortada, bobina, bandeja o tubo: qué embalaje elegir',
    ar: 'شريط مقطوع أم بكرة أم صينية أم أنبوب: أي تعبئة تختار',
    it: 'Nastro tagliato, bobina, vassoio o stecca: quale confezionamento scegliere',
  },
  summary:
    'The part inside is the same. What differs is the smallest quantity, the price of a piece and how a machine can take it up.',
  sections: [
    section(
      'Reel',
      'Parts lie in the pockets of a carrier tape under a cover tape, wound on a reel of 180 or 330 mm. Small passives come by the thousands, large circuits by the hundreds. A full reel carries the manufacturer’s label, goes straight onto the machine and has the lowest price per piece.',
    ),
    section(
      'Cut tape',
      'A piece of the same tape, cut to your quantity. Good for prototypes and repairs. It has no leader, so a machine may need one spliced on, and a longer quantity can consist of several strips. Each bag carries part number, date code and count.',
    ),
    section(
      'Tray',
      'A stackable plate with a pocket for each part, for packages whose pins or balls must not be touched: QFP, BGA, modules. Trays are baked and sealed against moisture together; an opened stack starts the clock that the moisture sensitivity level sets.',
    ),
    section(
      'Tube',
      'A plastic rail in which parts stand in a row, for DIP, larger SO packages, power packages and connectors. Tubes suit hand assembly and vibratory feeders. Mind the plugs at the ends: without them the order of pin 1 is lost.',
    ),
    section(
      'Loose',
      'Bags or boxes of parts that do not mind touching each other: leaded resistors and capacitors, screw terminals, hardware. Cheap and compact, to be placed by hand.',
    ),
    section(
      'How to see it here',
      'Each packaging is a product of its own, with its own ordering code, stock, minimum and price ladder. The page of a part shows them side by side. The code for packaging is often the last letters of the part number, which is why leaving them out of a search widens it.',
    ),
  ],
}
