import { locales } from '@partgate/schema/locales.ts'
import { createIsolate } from '@partgate/shop-api/src/catalogue/wording/isolate.ts'
import { translateDescription } from '@partgate/shop-api/src/catalogue/wording/description.ts'
import { createValueFormat } from '@partgate/shop-api/src/catalogue/wording/values.ts'
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

const inLanguage = ({ code, dir }: (typeof translated)[number]) => {
  const words = readWords(code)
  const patterns = toMap(words.patterns)
  const format = createValueFormat(code, patterns.get('{from} to {to}') ?? '', toMap(words.values))
  const isolate = createIsolate(dir)
  return (part: (typeof parts)[number]) =>
    isolate(translateDescription(part, { kinds: toMap(words.kinds), patterns, ...format }))
}

test('a part of each category has this description in each language', async () => {
  expect(parts.length).toBeGreaterThan(30)
  const languages = translated.map((language) => [language.code, inLanguage(language)] as const)
  const text = parts
    .map((part) => [part.description, ...languages.map(([code, write]) => `  ${code} ${write(part)}`)].join('\n'))
    .join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot('./descriptions.txt')
})
