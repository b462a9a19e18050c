import { describe, expect, it } from 'vitest'
import { buildCategoryNames, findCategories, findKind, findMeant } from './category-names.ts'

const categories = buildCategoryNames([
  { id: 1, parentId: null, names: ['Passive components', 'Passive Bauelemente'], english: 'Passive components' },
  {
    id: 2,
    parentId: 1,
    names: ['Resistors', 'Widerstände', 'Résistances', '电阻器', 'المقاومات', 'Резисторы'],
    english: 'Resistors',
  },
  {
    id: 3,
    parentId: 2,
    names: ['Thick film chip resistors', 'Dickschicht-Chipwiderstände', '厚膜贴片电阻'],
    english: 'Thick film chip resistors',
  },
  {
    id: 4,
    parentId: 2,
    names: ['Metal film resistors', 'Metallschichtwiderstände', '金属膜电阻'],
    english: 'Metal film resistors',
  },
  { id: 5, parentId: 1, names: ['Capacitors', 'Kondensatoren', 'Condensateurs', '电容器'], english: 'Capacitors' },
  { id: 6, parentId: 5, names: ['Film capacitors', 'Folienkondensatoren', '薄膜电容'], english: 'Film capacitors' },
  { id: 7, parentId: null, names: ['LEDs', 'Leuchtdioden'], english: 'LEDs' },
])
const read = (text: string) => {
  const [found] = findCategories(text, categories)
  return found && [found.words.map(({ start, end }) => text.slice(start, end)).join(' '), found.named, found.ids]
}

describe('the words of a keyword', () => {
  it.each([
    ['resistors', 'resistors', [2], [2, 3, 4]],
    ['resistor', 'resistor', [2], [2, 3, 4]],
    ['Widerstand 10k', 'Widerstand', [2], [2, 3, 4]],
    ['résistance', 'résistance', [2], [2, 3, 4]],
    ['resistances', 'resistances', [2], [2, 3, 4]],
    ['резистора 10к', 'резистора', [2], [2, 3, 4]],
    ['电阻 0402', '电阻', [2], [2, 3, 4]],
    ['مقاومة', 'مقاومة', [2], [2, 3, 4]],
    ['film resistor', 'film resistor', [3, 4], [3, 4]],
    ['capacitor film 10n', 'capacitor film', [6], [6]],
    ['Kondensator', 'Kondensator', [5], [5, 6]],
    ['red LED', 'LED', [7], [7]],
  ])('%s name with %s categories', (text, words, named, ids) => {
    expect(read(text)).toEqual([words, named, ids])
  })

  it.each(['', '10k 0402', 'RC0603FR-0710KL', 'unobtainium', 'le', 'controlled', '电'])('%j name none', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('name the category of the last word, and may be ignored where they name others', () => {
    expect(findCategories('LED Widerstand rot', categories)).toMatchObject([
      { named: [2], words: [{ start: 4, end: 14 }] },
      {
        named: [2],
        words: [
          { start: 0, end: 3 },
          { start: 4, end: 14 },
        ],
      },
    ])
  })
})

describe('a kind of parts', () => {
  const names = [
    [1, null, 'Passive components'],
    [2, 1, 'Resistors'],
    [3, 2, 'Thick film chip resistors'],
    [4, 2, 'Trimmer potentiometers'],
    [5, null, 'Crystals and resonators'],
    [6, 5, 'Watch crystals'],
    [7, 5, 'Ceramic resonators'],
    [8, null, 'Oscillators'],
    [9, 8, 'Crystal oscillators'],
    [10, null, 'Discrete semiconductors'],
    [11, 10, 'Rectifier diodes'],
    [12, 10, 'Bridge rectifiers'],
    [13, null, 'Amplifiers and comparators'],
    [14, 13, 'Audio amplifiers'],
    [15, 13, 'Comparators'],
    [16, null, 'Linear regulators and LDOs'],
    [17, 1, 'Ceramic capacitors (MLCC)'],
    [18, null, 'Data converters'],
    [19, 18, 'A/D converters'],
    [20, 18, 'D/A converters'],
    [21, null, 'DC/DC converters'],
    [22, 10, 'Chip fuses'],
  ] as const
  const kinds = buildCategoryNames(
    names.map(([id, parentId, english]) => ({ id, parentId, names: [english], english })),
  )
  const find = (text: string) => {
    const found = findKind(text, kinds)
    return found && [found.words.map(({ start, end }) => text.slice(start, end)).join(' '), found.named, found.ids]
  }

  it.each([
    ['resistor 10k', 'resistor', [2], [2, 3, 4]],
    ['Resistors', 'Resistors', [2], [2, 3, 4]],
    ['thick film resistor', 'thick film resistor', [3], [3]],
    ['crystals', 'crystals', [6], [6]],
    ['16 MHz crystal', 'crystal', [6], [6]],
    ['oscillator', 'oscillator', [8], [8, 9]],
    ['crystal oscillator 25MHz', 'crystal oscillator', [9], [9]],
    ['rectifier', 'rectifier', [11, 12], [11, 12]],
    ['amplifier', 'amplifier', [14], [14]],
    ['comparators', 'comparators', [15], [15]],
    ['ceramic capacitor', 'ceramic capacitor', [17], [17]],
    ['ADC 12 bit', 'ADC', [19], [19]],
    ['12-bit A/D converter', 'A/D converter', [19], [19]],
    ['D/A-Wandler I²C', 'D/A Wandler', [20], [20]],
    ['convertisseur N/A', 'convertisseur N/A', [20], [20]],
    ['analog-to-digital converter', 'analog-to-digital converter', [19], [19]],
    ['12 bit analog to digital converter', 'analog to digital converter', [19], [19]],
    ['ЦАП', 'ЦАП', [20], [20]],
    ['模数转换器', '模数转换器', [19], [19]],
    ['data converter', 'data converter', [18], [18, 19, 20]],
    ['DC/DC-Wandler', 'DC DC Wandler', [21], [21]],
  ])('is named by %s: %s', (text, words, named, ids) => {
    expect(find(text)).toEqual([words, named, ids])
  })

  it.each([
    ['chip fuse 2A', true],
    ['2A fuses', true],
    ['discrete semiconductors 2A', false],
    ['rectifier diode 2A', false],
  ])('of %s is a fuse: %s', (text, isFuse) => {
    expect(findKind(text, kinds)?.isFuse).toBe(isFuse)
  })

  it.each([
    ['only a property of kinds', 'film'],
    ['only some parts of a category', 'LDO'],
    ['nothing', 'unobtainium'],
  ])('is not named by %s', (_what, text) => {
    expect(find(text)).toBeNull()
  })
})

describe('the category that is meant', () => {
  const names = [
    [1, ['Resistors', '电阻器', '저항기']],
    [2, ['Thermistors', '热敏电阻']],
    [3, ['Varistors and discharge tubes', '压敏电阻和放电管']],
    [4, ['Switches', 'Schalter', 'スイッチ']],
    [5, ['Circuit protection', 'Schaltungsschutz']],
    [6, ['Switching regulators', 'Schaltregler']],
    [7, ['Pin headers', '핀 헤더']],
    [8, ['Microcontrollers', 'Mikrocontroller']],
    [9, ['RF connectors', 'ВЧ-разъёмы', 'HF-Steckverbinder']],
    [10, ['Chip fuses', 'Fusibles CMS']],
    [11, ['Cartridge fuses', 'Fusibles à cartouche']],
    [12, ['A/D converters', 'محولات تماثلي إلى رقمي']],
    [13, ['D/A converters', 'محولات رقمي إلى تماثلي']],
    [14, ['Power supplies', '電源']],
    [15, ['Optocouplers', 'Optokoppler']],
  ] as const
  const categoryNames = buildCategoryNames(
    names.map(([id, all]) => ({ id, parentId: null, names: all, english: all[0] })),
  )
  const read = (text: string, found: ReturnType<typeof findMeant> | undefined) =>
    found ? [found.words.map(({ start, end }) => text.slice(start, end)).join(' '), found.named] : null

  it.each([
    ['热敏电阻', '热敏电阻', [2]],
    ['10k热敏电阻', '热敏电阻', [2]],
    ['未知电阻', '电阻', [1]],
    ['칩 저항', '저항', [1]],
    ['핀헤더 2.54', '핀헤더', [7]],
    ['핀 헤더', '핀 헤더', [7]],
    ['Schalter', 'Schalter', [4]],
    ['スイッチング電源', '電源', [14]],
    ['ВЧ разъём', 'ВЧ разъём', [9]],
    ['HF-Steckverbinder', 'HF Steckverbinder', [9]],
    ['fusible CMS', 'fusible CMS', [10]],
    ['محولات رقمي إلى تماثلي', 'محولات رقمي إلى تماثلي', [13]],
    ['microcontroller 64 pin', 'microcontroller', [8]],
    ['4 pin optocoupler', 'optocoupler', [15]],
    ['8 pin header', 'pin header', [7]],
    ['pin header 8 pin', 'pin header', [7]],
  ])('by %s is named by %s', (text, words, named) => {
    expect(read(text, findMeant(text, categoryNames))).toEqual([words, named])
  })

  it('has its name before those of which only some words are named, and a number of pins may be ignored', () => {
    const text = '压敏电阻'
    expect(read(text, findCategories(text, categoryNames)[0])).toEqual([text, [3]])
    const pins = 'Optokoppler 8 pin'
    const compound = 'Schaltoptokoppler'
    expect(findCategories(compound, categoryNames).map((found) => read(compound, found))[0]).toEqual([
      'optokoppler',
      [15],
    ])
    expect(findCategories(pins, categoryNames).map((found) => read(pins, found))).toEqual([
      ['Optokoppler', [15]],
      ['Optokoppler 8 pin', [15]],
    ])
  })
})
