import { readFileSync } from 'node:fs'
import { locales, type LocaleCode } from '@partgate/schema/locales.ts'
import { expect, test } from 'vitest'
import type { PlacedCategory } from '../models.ts'
import { suggestCategories } from './category-suggestions.ts'

const isWords = (value: unknown): value is { categories: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'categories' in value

const categoriesIn = (code: LocaleCode) => {
  const words: unknown = JSON.parse(
    readFileSync(new URL(`../../../packages/demo-catalogue/words/${code}.json`, import.meta.url), 'utf8'),
  )
  if (!isWords(words)) throw new Error(`The words of ${code} have no categories`)
  return Object.entries(words.categories).map(([slug, name]): PlacedCategory => ({
    id: slug,
    slug,
    name,
    icon: null,
    partCount: 1,
    children: [],
    ancestors: [],
  }))
}

const suggest = (code: LocaleCode, keyword: string) =>
  suggestCategories(keyword, categoriesIn(code)).map(({ slug }) => slug)

test.each<[LocaleCode, string, string]>([
  ['en', 'resis', 'resistors'],
  ['de', 'Widerst', 'resistors'],
  ['de', 'widerstande', 'resistors'],
  ['ru', 'конденс', 'capacitors'],
  ['ru', 'резисторов', 'resistors'],
  ['fr', 'resistan', 'resistors'],
  ['es', 'condens', 'capacitors'],
  ['it', 'resist', 'resistors'],
  ['zh', '电容', 'capacitors'],
  ['tw', '電容', 'capacitors'],
  ['jp', 'コンデンサー', 'capacitors'],
  ['ko', '저항', 'resistors'],
  ['ar', 'مقاوم', 'resistors'],
  ['ar', 'المقاومات', 'resistors'],
])('%s: %s suggests %s first', (code, keyword, slug) => expect(suggest(code, keyword)[0]).toBe(slug))

test.each<[LocaleCode, string, string]>([
  ['de', 'Kerko', 'ceramic-chip-capacitors'],
  ['de', 'Elkos', 'radial-electrolytic-capacitors'],
  ['en', 'Widerstand', 'resistors'],
  ['ru', 'стабилитрон', 'zener-diodes'],
  ['en', 'ADC', 'adcs'],
  ['ru', 'ЦАП', 'dacs'],
])('%s: %s suggests %s by its meaning', (code, keyword, slug) => expect(suggest(code, keyword)).toContain(slug))

test.each(locales)('every complete name in $code suggests its category first', ({ code }) => {
  const categories = categoriesIn(code)
  const missed = categories.filter(({ slug, name }) => suggestCategories(name, categories)[0]?.slug !== slug)
  expect(missed.map(({ name }) => name)).toEqual([])
})

test.each<[LocaleCode, string, string]>([
  ['fr', 'condensateurs à film', 'film-capacitors'],
  ['fr', 'condensateurs d', 'capacitors'],
  ['fr', 'condensateurs de film', 'film-capacitors'],
  ['de', 'Widerstände für', 'resistors'],
  ['es', 'Redes de resistencias', 'resistor-arrays'],
  ['it', 'Condensatori al tantalio', 'tantalum-capacitors'],
  ['it', 'tantalio al', 'tantalum-capacitors'],
  ['en', 'A/D conv', 'adcs'],
])('%s: link words may be in the name: %s suggests %s first', (code, keyword, slug) =>
  expect(suggest(code, keyword)[0]).toBe(slug),
)

test('the name that has the link word is before the names that lack it', () => {
  expect(suggest('de', 'Quarze SMD')).toEqual(['smd-crystals', 'crystals', 'crystal-oscillators'])
})

test.each([
  ['con', 'connectors'],
  ['SMD', 'smd-crystals'],
])('a keyword of link words is a part of a name: %s suggests %s', (keyword, slug) =>
  expect(suggest('en', keyword)).toContain(slug),
)

test('a short word is a whole word of the name, or begins one if it is the last typed word', () => {
  expect(suggest('en', 'RF inductors')).toEqual(['rf-inductors'])
  expect(suggest('en', 'RF ind')).toEqual(['rf-inductors'])
  expect(suggest('en', 'inductors RF')).toEqual(['rf-inductors'])
  expect(suggest('en', 'ferrite be')).toEqual(['ferrite-beads'])
  expect(suggest('en', 'be ferrite')).toEqual([])
  expect(suggest('en', 'ferrite ea')).toEqual([])
  expect(suggest('jp', 'RF トランシーバ')).toEqual(['rf-transceivers'])
})

test('a word with digits is a word of the name, and no other', () => {
  expect(suggest('en', 'MSP430 micro')).toEqual(['msp430-microcontrollers'])
  expect(suggest('en', 'microcontrollers MSP4')).toEqual(['msp430-microcontrollers'])
  expect(suggest('en', '10k resistors')).toEqual([])
  expect(suggest('zh', '10k电阻')).toEqual([])
})

test.each<[LocaleCode, string, string]>([
  ['ru', 'ОУ', 'operational-amplifiers'],
  ['zh', '钽', 'tantalum-capacitors'],
])('%s: %s is short and of the vocabulary, and suggests %s', (code, keyword, slug) =>
  expect(suggest(code, keyword)).toContain(slug),
)

test('a part of a compound suggests the category, after the names that begin so', () => {
  expect(suggest('de', 'drossel')).toContain('power-inductors')
})

test.each(['LM358', '10k', 'MSP430', 'zz', 'a', 'RF', 'à la', ' ', 'no such part'])(
  '%s suggests no category',
  (keyword) => {
    for (const { code } of locales) expect(suggest(code, keyword)).toEqual([])
  },
)
