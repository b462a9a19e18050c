import { locales, type LocaleCode } from '@partgate/schema/locales.ts'
import { findEnglishWords } from '@partgate/schema/testing/english-words.ts'
import { createPartWriter } from '@partgate/shop-api/src/catalogue/wording/wording.ts'
import { expect, test } from 'vitest'
import { allSeries } from '../series/all.ts'
import { describe, typed } from '../taxonomy/attributes.ts'
import { readWords } from './words.ts'

const translated = locales.map(({ code }) => code).filter((code) => code !== 'en')

const partsOfSeries = 8

/** Parts of each series, from its first to its last. */
const parts = allSeries.flatMap((one) => {
  const order = one.order(7)
  const count = Math.min(one.count, partsOfSeries)
  return Array.from({ length: count }, (_, at) => {
    const facts = one.facts(one.optionsAt(order.at(Math.floor((at * one.count) / count))))
    const params = typed(facts.params)
    return { description: describe(facts.noun ?? one.noun, params, facts.package), package: facts.package, params }
  })
})

const toMap = (names: Record<string, string> = {}) => new Map(Object.entries(names))

const createWriter = (code: LocaleCode) => {
  const { kinds, patterns, values } = readWords(code)
  return createPartWriter(code, { part_kind: toMap(kinds), value_pattern: toMap(patterns), value_word: toMap(values) })
}

test.each(translated)('descriptions, values and packages in %s have no English word', (code) => {
  const { describe: write, formatPackage, formatValue } = createWriter(code)
  const texts = new Set(
    parts.flatMap((part) => [
      write(part),
      formatPackage(part.package),
      ...part.params.map(({ display }) => formatValue(display)),
    ]),
  )
  expect([...texts].flatMap((text) => findEnglishWords(text, code).map((word) => `${word}: ${text}`))).toEqual([])
})

test.each(translated)('names, texts and banners in %s have no English word', (code) => {
  const { categories, attributes, reasons, banners, manufacturers, lines = {} } = readWords(code)
  const texts = [categories, attributes, reasons, manufacturers, lines, ...Object.values(banners)].flatMap(
    Object.values,
  )
  expect(texts.flatMap((text: string) => findEnglishWords(text, code).map((word) => `${word}: ${text}`))).toEqual([])
})
