import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { listMessages } from './list-messages.ts'

const folders = ['./', '../packages/demo-catalogue/words/']

/** Search engines read `keyword` messages as lists that ASCII commas separate. */
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

const cjk = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}`

test.each(['zh', 'tw', 'jp'] as const)(
  '%s has no ASCII comma, semicolon or parenthesis between its characters',
  (locale) => {
    expect(listFaults(locale, new RegExp(`[${cjk}][,;] ?[${cjk}]|[${cjk}] ?\\([^)]*[${cjk}]`, 'u'))).toEqual([])
  },
)

test.each(['zh', 'tw'] as const)('%s ends a message with …… and not with …', (locale) => {
  expect(listFaults(locale, /(?<!…)…$/u)).toEqual([])
})

test.each(['de', 'ru', 'fr', 'es', 'it'] as const)('%s has no decimal point in small numbers', (locale) => {
  expect(listFaults(locale, /\b0\.\d{2,}/)).toEqual([])
})

test('French has no ordinary space before : ; ! ? » or after «', () => {
  expect(listFaults('fr', / [:;!?»]|« (?=\S)/)).toEqual([])
})

const figure = String.raw`(?:<num>)?(?:#|\{(?:number|quantity)\})(?:</num>)?`
const afterArticle = new RegExp(String.raw`\b(?:les|los|las|i|le) ${figure}`, 'i')
const withPreposition = new RegExp(`${figure} (?:de |di |d’)`)
const beforeNoun = new RegExp(String.raw`${figure} (?!(?:plus|más|ont|quedaron|sono)\b)\p{L}`, 'u')

test.each(['fr', 'es', 'it'] as const)(
  '%s writes millions with de or di before the noun, and without it after an article',
  (locale) => {
    const messages = listMessages(JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8')))
    const faults = messages.flatMap(([path, text]) =>
      [...text.matchAll(/\bmany \{((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(([, words = '']) =>
        afterArticle.test(words) === withPreposition.test(words) && beforeNoun.test(words) ? [`${path}: ${words}`] : [],
      ),
    )
    expect(faults).toEqual([])
  },
)
