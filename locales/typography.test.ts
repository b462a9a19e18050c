import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { listMessages } from './list-messages.ts'

const folders = ['./', '../packages/demo-catalogue/words/']

const listFaults = (locale: LocaleCode, fault: RegExp) =>
  folders
    .flatMap((folder) =>
      listMessages(JSON.parse(readFileSync(new URL(`${folder}${locale}.json`, import.meta.url), 'utf8'))),
    )
    .filter(([path]) => !path.endsWith('.keyword'))
    .flatMap(([path, text]) => {
      const sentence = text.replaceAll(/<\/?\w+>/g, '')
      return fault.test(sentence) ? [`${path}: ${sentence}`] : []
    })

const ideographs = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}`

test.each(['zh', 'tw', 'jp'] as const)('%s has full-width commas and parentheses between ideographs', (locale) => {
  expect(
    listFaults(
      locale,
      new RegExp(`[${ideographs}][,;] ?[${ideographs}]|[${ideographs}] ?\\([^)]*[${ideographs}]`, 'u'),
    ),
  ).toEqual([])
})

test.each(['zh', 'tw'] as const)('%s has double ellipses at the end', (locale) => {
  expect(listFaults(locale, /(?<!…)…$/u)).toEqual([])
})

test.each(['de', 'ru', 'fr', 'es', 'it'] as const)('%s has a decimal comma in example prices', (locale) => {
  expect(listFaults(locale, /\b0\.\d{2,}/)).toEqual([])
})

test('French has a narrow or a full non-breaking space before high punctuation', () => {
  expect(listFaults('fr', / [:;!?»]|« (?=\S)/)).toEqual([])
})
