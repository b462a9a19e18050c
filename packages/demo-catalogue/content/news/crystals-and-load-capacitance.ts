import { section } from '../words.ts'
import type { Article } from './article.ts'

export const crystalLoad: Article = {
  id: 15,
  slug: 'crystals-and-load-capacitance',
  publishedAt: '2026-04-30T08:00:00Z',
  tags: ['design'],
  topics: { categories: ['timing'], manufacturers: ['abracon', 'epson'] },
  title: {
    en: 'Crystals: getting the load capacitance right',
    zh: '晶体：如何选对负载电容',
    tw: '晶體：如何選對負載電容',
    jp: '水晶振動子：負荷容量の合わせ方',
    ko: '수정 진동자: 부하 용량 맞추기',
    de: 'Quarze: die richtige Lastkapazität',
    ru: 'Кварцевые резонаторы: правильная ёмкость нагрузки',
    fr: 'Quartz : choisir la bonne capacité de charge',
    es: 'Cristales: acertar con la capacidad de carga',
    ar: 'البلورات: ضبط سعة الحمل',
    it: 'Quarzi: la giusta capacità di carico',
  },
  summary:
    'A crystal hits its frequency with one certain capacitance across it. Two small capacitors make it, and one formula finds them.',
  sections: [
    section(
      'What the figure means',
      'A crystal for a parallel oscillator is ground for one load capacitance, given in its data sheet as CL: 8, 12 or 18 pF are common. With less across its pins it runs fast, with more it runs slow. A few picofarads shift it by tens of parts per million, which is more than its tolerance and enough for a radio to miss its channel.',
    ),
    section(
      'The formula',
      'The crystal sees the two capacitors to ground in series, and beside them whatever the pins and tracks add. With two equal capacitors C, CL is C divided by two, plus the stray capacitance. So C is twice the difference between CL and the stray value. For a crystal of 8 pF and 3 pF of strays, that is 10 pF each; for 18 pF and 5 pF, 26 pF, and 27 pF is the next value there is.',
    ),
    section(
      'Strays',
      'Two to five picofarads is a good first guess. Keep the tracks short, put the crystal next to the pins, lay a ground ring around it and no signals below. Then measure the frequency, not at the crystal, where the probe would be part of the load, but at an output that the processor derives from it.',
    ),
    section(
      'Will it start?',
      'A larger CL is harder to drive. Low-power microcontrollers want crystals of 6 to 9 pF and a low series resistance. The oscillator should have a gain several times above what the crystal needs, in the cold and at the lowest supply; makers of microcontrollers give the limit as a maximum series resistance or a critical transconductance.',
    ),
    section(
      'Or an oscillator',
      'An oscillator has the crystal, or a silicon resonator, and its circuit in one case, trimmed in the factory. It costs more and draws more current, but there is nothing to compute and nothing that fails to start. For small series, or where the frequency is unusual, it is often cheaper in the end.',
    ),
    section(
      'When you replace one',
      'Compare frequency, case, tolerance and CL. A crystal with another CL on the same two capacitors will run, and run wrong. Change the capacitors with it, or search for the same load: it is one of the parameters on the product page.',
    ),
  ],
}
