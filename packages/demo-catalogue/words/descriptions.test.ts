import { locales } from '@partgate/schema/locales.ts'
import { createPartWriter } from '@partgate/shop-api/src/catalogue/wording/wording.ts'
import { expect, test } from 'vitest'
import { allSeries } from '../series/all.ts'
import { describe, typed } from '../taxonomy/attributes.ts'
import { readWords } from './words.ts'

const translated = locales.filter(({ code }) => code !== 'en')

const parts = [...Map.groupBy(allSeries, ({ category }) => category).values()].flatMap(([one]) => {
  if (!one) return []
  const facts = one.facts(one.optionsAt(one.order(7).at(0)))
  const params = typed(facts.params)
  return [{ description: describe(facts.noun ?? one.noun, params, facts.package), package: facts.package, params }]
})

const toMap = (names: Record<string, string> = {}) => new Map(Object.entries(names))

const createWriter = (code: (typeof translated)[number]['code']) => {
  const { kinds, patterns, values } = readWords(code)
  return createPartWriter(code, { part_kind: toMap(kinds), value_pattern: toMap(patterns), value_word: toMap(values) })
}

test('a part of each category has this description in each language', async () => {
  expect(parts.length).toBeGreaterThan(30)
  const writers = translated.map(({ code }) => [code, createWriter(code)] as const)
  const text = parts
    .map((part) =>
      [part.description, ...writers.map(([code, { describe: write }]) => `  ${code} ${write(part)}`)].join('\n'),
    )
    .join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot('./descriptions.txt')
})
