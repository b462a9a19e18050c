import { locales } from '@partgate/schema/locales.ts'
import { expect, it } from 'vitest'
import { listedLanguages } from './languages.ts'

const codes = (shop: Parameters<typeof listedLanguages>[0]) => listedLanguages(shop).map(({ code }) => code)
const language = (code: string, name = code, icon: string | null = null) => ({ code, name, icon })
const static_ = ['en', 'tw', 'jp', 'ko', 'de', 'fr', 'es', 'ar', 'it']

it.each([
  ['before the shop responds', null, static_],
  ['all that the shop speaks', locales.map(({ code, name }) => ({ code, name, icon: code })), static_],
  ['a few, in the shop’s order', [language('de'), language('en'), language('ru'), language('zh')], ['de', 'en']],
  ['none that there are texts for', [language('pt'), language('ru')], static_],
  ['none', [], static_],
  ['one twice', [language('de'), language('de')], ['de']],
])('%s: the header lists what can be read, without ru and zh', (_, shop, listed) => {
  expect(codes(shop)).toEqual(listed)
})

it('names and icons are the shop’s', () => {
  expect(listedLanguages([language('jp', 'Nihongo', 'https://shop.example/jp.svg'), language('ko', '')])).toEqual([
    { code: 'jp', name: 'Nihongo', icon: 'https://shop.example/jp.svg' },
    { code: 'ko', name: '한국어', icon: 'ko' },
  ])
})
