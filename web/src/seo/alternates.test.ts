import { expect, test } from 'vitest'
import { createAlternates } from './alternates.ts'

test('a page names its own address, its eleven languages and English for everybody else', () => {
  const { canonical, languages } = createAlternates('/category/resistors', 'ja') ?? {}
  expect(canonical).toBe('http://localhost:3000/jp/category/resistors')
  expect(Object.keys(languages ?? {})).toHaveLength(12)
  expect(languages).toMatchObject({
    en: 'http://localhost:3000/category/resistors',
    'zh-Hant': 'http://localhost:3000/tw/category/resistors',
    'x-default': 'http://localhost:3000/category/resistors',
  })
})
