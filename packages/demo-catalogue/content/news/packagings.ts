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
    'The part inside is the same. The minimum quantity, the unit price and the way a machine picks up the parts are different.',
  sections: [
    section(
      'Reel',
      'Parts lie in the pockets of a carrier tape under a cover tape, wound on a reel of 180 or 330 mm. A reel holds thousands of small passives or hundreds of large ICs. A full reel has the manufacturer’s label, fits directly onto the feeder, and offers the lowest unit price.',
    ),
    section(
      'Cut tape',
      'Cut tape is a length of the same tape, cut to your quantity. It suits prototypes and repairs. It has no leader, so you may need to splice one on for machine placement, and a larger quantity can consist of several strips. Each bag is labeled with part number, date code and quantity.',
    ),
    section(
      'Tray',
      'A tray is a stackable plate with a pocket for each part. It is used for packages with pins or balls that must not be touched: QFP, BGA and modules. Trays are baked and dry-packed together. The floor life of the parts, set by their moisture sensitivity level, starts when you open the stack.',
    ),
    section(
      'Tube',
      'A tube is a plastic channel that holds parts in a row. It is used for DIP, larger SO packages, power packages and connectors. Tubes are suitable for hand assembly and vibratory feeders. Keep the plugs at both ends in place, so that the parts stay aligned with pin 1 on the same side.',
    ),
    section(
      'Bulk',
      'Bulk parts come in bags or boxes and may touch each other: leaded resistors and capacitors, screw terminals, and hardware. Bulk packaging is cheap and compact. The parts are placed by hand.',
    ),
    section(
      'How it is shown here',
      'Each packaging is a separate product with its own ordering code, stock, minimum order quantity and price breaks. The product page lists all packagings of a part side by side. The packaging code is often the last letters of the part number. If you leave them out, your search finds every packaging.',
    ),
  ],
}
