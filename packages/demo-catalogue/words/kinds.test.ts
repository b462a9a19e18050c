import { locales } from '@partgate/schema/locales.ts'
import { expect, test } from 'vitest'
import { allSeries } from '../series/all.ts'
import { attributes } from '../taxonomy/attributes.ts'
import { readWords } from './words.ts'

const translated = locales.map(({ code }) => code).filter((code) => code !== 'en')

const storedKinds = new Set(
  allSeries.flatMap((one) => {
    const order = one.order(7)
    return Array.from({ length: Math.min(one.count, 3_000) }, (_, rank) => {
      const { noun } = one.facts(one.optionsAt(order.at(rank)))
      return noun ?? one.noun
    })
  }),
)
const terms = Object.values(attributes).flatMap(({ say }) => (typeof say === 'string' ? [say] : []))

test.each(translated)('the kinds in %s are kinds that the catalogue has', (code) => {
  expect(Object.keys(readWords(code).kinds ?? {}).filter((kind) => !storedKinds.has(kind))).toEqual([])
})

test.each(translated)('each kind of the catalogue has its words in %s', (code) => {
  const { kinds = {} } = readWords(code)
  expect([...storedKinds].filter((kind) => !kinds[kind])).toEqual([])
})

const germanWords = readWords('de')

test.each(translated)('%s has the words in values that German has', (code) => {
  const { values = {} } = readWords(code)
  expect(Object.keys(germanWords.values ?? {}).filter((word) => !values[word])).toEqual([])
})

test.each(translated)('each term after a value has a pattern with the value in %s', (code) => {
  const { '{from} to {to}': range, ...patterns } = readWords(code).patterns ?? {}
  expect(Object.keys(patterns).toSorted()).toEqual(terms.toSorted())
  expect(Object.entries(patterns).filter(([, pattern]) => !pattern.includes('{value}'))).toEqual([])
  expect(range).toMatch(/\{from\}.*\{to\}/)
})
