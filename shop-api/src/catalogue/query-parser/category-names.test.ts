import { describe, expect, it } from 'vitest'
import { buildCategoryNames, findCategories, findKind } from './category-names.ts'

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
