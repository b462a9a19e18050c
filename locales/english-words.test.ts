import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { locales } from '@partgate/schema/locales.ts'
import { findEnglishWords } from '@partgate/schema/testing/english-words.ts'
import { expect, test } from 'vitest'
import { listMessages } from './list-messages.ts'

const translated = locales.filter(({ code }) => code !== 'en')

/** File names and postal addresses have the same letters in each language. */
const isInternational = (key: string) => /\.(?:fileName|companyAddress)$/.test(key)

/** Names of fields are in backticks. */
const fieldNames = /`[^`]*`/g

const listLiterals = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.tag) return listLiterals(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => listLiterals(value))
    return []
  })

test.each(translated)('the messages in $code have no English word', ({ code }) => {
  const messages = listMessages(JSON.parse(readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8')))
  const found = messages
    .filter(([key]) => !isInternational(key))
    .flatMap(([key, message]) =>
      listLiterals(parse(message.replaceAll(fieldNames, ' ')))
        .flatMap((text) => findEnglishWords(text, code))
        .map((word) => `${key}: ${word}`),
    )
  expect(found).toEqual([])
})
