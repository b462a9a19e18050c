import { expect, test } from 'vitest'
import { openGraphLocale } from './open-graph-locale.ts'

test.each([
  ['en', 'en_US'],
  ['zh-Hans', 'zh_CN'],
  ['zh-Hant', 'zh_TW'],
  ['ja', 'ja_JP'],
])('%s is %s', (tag, wanted) => {
  expect(openGraphLocale(tag)).toBe(wanted)
})
