import { expect, test } from 'vitest'
import { offeredLanguage } from './language-choice.ts'

test.each<[cookies: string, browser: string[], offered: string | null]>([
  ['', ['en-US', 'en'], null],
  ['', ['de-AT', 'en'], 'de'],
  ['', ['en-GB', 'de'], null],
  ['', ['pl', 'de-DE', 'en'], 'de'],
  ['', ['pl', 'nl'], null],
  ['', ['ja-JP'], 'jp'],
  ['', ['zh-CN'], 'zh'],
  ['', ['zh-TW'], 'tw'],
  ['', ['zh-HK'], 'tw'],
  ['', ['zh'], 'zh'],
  ['', ['ar-EG'], 'ar'],
  ['', ['not a tag', 'fr-CA'], 'fr'],
  ['', [], null],
  ['lang=en', ['de'], null],
  ['lang=ar', ['en'], 'ar'],
  ['cart=1; lang=ru; token=x', ['de'], 'ru'],
  ['slang=de', ['en'], null],
  ['lang=klingon', ['it'], 'it'],
  ['theme=dark; lang=ko', ['en'], 'ko'],
])('with the cookies %j and the languages %j, %s is offered', (cookies, browser, offered) => {
  expect(offeredLanguage(cookies, browser)).toBe(offered)
})
