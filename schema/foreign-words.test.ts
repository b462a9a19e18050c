import { describe, expect, it, test } from 'vitest'
import { dropUnknownPieces, listPieces, toEnglish, translateWords } from './foreign-words.ts'

describe('a word of another language', () => {
  it.each([
    ['Widerstand', 'resistor'],
    ['Widerstände', 'resistor'],
    ['Keramikkondensatoren', 'ceramic capacitor'],
    ['Dickschichtwiderstandes', 'thick film resistor'],
    ['Schottkydiode', 'schottky diode'],
    ['Kerko', 'ceramic capacitor'],
    ['condensateurs', 'capacitor'],
    ['céramique', 'ceramic'],
    ['ceramique', 'ceramic'],
    ['resistencias', 'resistor'],
    ['elettrolitici', 'electrolytic'],
    ['конденсаторов', 'capacitor'],
    ['металлопленочный', 'metal film'],
    ['металлоплёночный', 'metal film'],
    ['المكثفات', 'capacitor'],
    ['مقاومه', 'resistor'],
    ['أحمر', 'red'],
    ['电容器', 'capacitor'],
    ['積層セラミックコンデンサー', 'ceramic capacitor'],
    ['晶体管', 'transistor'],
    ['晶体', 'crystal'],
    ['세라믹커패시터', 'ceramic capacitor'],
  ])('%s means %s', (word, english) => {
    expect(toEnglish(word)?.join(' ')).toBe(english)
  })

  it.each(['resistance', 'rotary', 'switch', 'LDO', 'reel', 'RC', 'SMBJ', 'Widerspruch', 'диета', '电'])(
    '%s is not in the vocabulary',
    (word) => {
      expect(toEnglish(word)).toBeNull()
    },
  )

  it.each(['für', 'fur', 'à', 'smd', 'CMS'])('%s is a link word', (word) => {
    expect(toEnglish(word)).toEqual([])
  })

  it('of more than four entries is not divided', () => {
    expect(toEnglish('rotenrotenrotenrot')).toEqual(['red', 'red', 'red', 'red'])
    expect(toEnglish('rotenrotenrotenrotenrot')).toBeNull()
  })

  it.each(['diodes', 'transistors', 'sensors', 'resonators', 'oscillator'])('%s is the same in English', (word) => {
    expect(toEnglish(word)).toEqual([word.replace(/s$/, '')])
  })
})

it.each([
  ['LED rot 0603', 'LED red 0603'],
  ['à film 10k', ' film 10k'],
  ['BC547B', 'BC547B'],
  ['régulateur de tension 5V', 'regulator 5V'],
  ['стабилизатор напряжения', 'regulator'],
  ['Drucksensor', 'pressure sensor'],
  ['圧力センサ', 'pressure sensor'],
  ['buck converter', 'step-down regulator'],
  ['decoupling capacitor', ' capacitor'],
  ['Abblockkondensator', ' capacitor'],
  ['pull-up resistor', ' resistor'],
  ['A 型', 'A '],
  ['high voltage diode', 'high-voltage diode'],
  ['step-up-converter 5V', 'step-up regulator 5V'],
  ['未知电阻', '未知 resistor'],
  ['DEL 5mm', 'led 5mm'],
])('%j is translated to %j', (text, english) => {
  expect(translateWords(text)).toBe(english)
})

it.each([
  ['圧力センサー', ['圧力', 'センサー']],
  ['Dünnschichtwiderstände', ['Dünnschicht', 'widerstände']],
  ['未知电阻', ['未知', '电阻']],
])('%s has the pieces %j', (word, pieces) => {
  const found = listPieces(word, [{ start: 0, end: word.length }])
  expect(found.map(({ start, end }) => word.slice(start, end))).toEqual(pieces)
})

test.each([
  ['精密电阻 10k', '电阻 10k'],
  ['電阻 10k', '電阻 10k'],
  ['精密 10k', '精密 10k'],
  ['XYZ resistor', 'XYZ resistor'],
])('%s without unknown pieces of known words is %s', (text, known) => {
  expect(dropUnknownPieces(text)).toBe(known)
})
