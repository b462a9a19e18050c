import { section } from '../words.ts'
import type { Article } from './article.ts'

export const crystalLoad: Article = {
  id: 15,
  slug: 'crystals-and-load-capacitance',
  publishedAt: '2026-04-30T08:00:00Z',
  tags: ['design'],
  topics: { categories: ['timing'], manufacturers: ['abracon', 'epson'] },
  title: {
    en: 'Crystals: how to get the load capacitance right',
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
    'A crystal reaches its rated frequency only with the right load capacitance. Two small capacitors provide it, and one formula gives their value.',
  sections: [
    section(
      'What load capacitance means',
      'A crystal for a parallel-resonant oscillator is calibrated for one load capacitance, which the datasheet calls CL. Common values are 8, 12 and 18 pF. With less capacitance the crystal runs fast, and with more it runs slow. A few picofarads shift the frequency by tens of parts per million. That is more than the tolerance of the crystal, and enough to put a radio off its channel.',
    ),
    section(
      'The formula',
      'The crystal sees the two capacitors to ground in series, plus the stray capacitance of pins and traces in parallel. With two equal capacitors C, CL is C divided by two, plus the stray capacitance. C is therefore twice the difference between CL and the stray capacitance. For a crystal with a CL of 8 pF and a stray capacitance of 3 pF, C is 10 pF. For 18 pF and 5 pF, C is 26 pF, and the nearest standard value is 27 pF.',
    ),
    section(
      'Stray capacitance',
      'Two to five picofarads is a good first estimate. Keep the traces short, place the crystal next to the pins, surround it with a ground ring, and route no signals under it. Then measure the frequency. Do not measure at the crystal, because the probe would add to the load. Measure at an output that the processor derives from the oscillator.',
    ),
    section(
      'Does the oscillator start?',
      'A larger CL needs more drive. Low-power microcontrollers need crystals with a CL of 6 to 9 pF and a low series resistance. The gain of the oscillator should be several times higher than the crystal requires, even at the lowest temperature and supply voltage. Microcontroller manufacturers specify the limit as a maximum series resistance or as a critical transconductance.',
    ),
    section(
      'Or use an oscillator',
      'An oscillator contains a crystal or a silicon resonator and the oscillator circuit in one package, trimmed at the factory. It costs more and draws more current, but you have nothing to calculate and no start-up problems. For small production runs or unusual frequencies, it often costs less overall.',
    ),
    section(
      'When you replace a crystal',
      'Compare frequency, case, tolerance and CL. A crystal with a different CL runs with the existing capacitors, but at the wrong frequency. Change the capacitors too, or search for a crystal with the same load capacitance. The product page lists it among the parameters.',
    ),
  ],
}
