import { describe, expect, it } from 'vitest'
import { buildCategoryNames, findCategories } from './category-names.ts'

const categories = buildCategoryNames([
  { id: 1, parentId: null, names: ['Passive components', 'Passive Bauelemente'] },
  { id: 2, parentId: 1, names: ['Resistors', 'Widerstände', 'Résistances', '电阻器', 'المقاومات', 'Резисторы'] },
  { id: 3, parentId: 2, names: ['Thick film chip resistors', 'Dickschicht-Chipwiderstände', '厚膜贴片电阻'] },
  { id: 4, parentId: 2, names: ['Metal film resistors', 'Metallschichtwiderstände', '金属膜电阻'] },
  { id: 5, parentId: 1, names: ['Capacitors', 'Kondensatoren', 'Condensateurs', '电容器'] },
  { id: 6, parentId: 5, names: ['Film capacitors', 'Folienkondensatoren', '薄膜电容'] },
  { id: 7, parentId: null, names: ['LEDs', 'Leuchtdioden'] },
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
