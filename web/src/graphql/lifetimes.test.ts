import { expect, test } from 'vitest'
import { keptTags, secondsOf } from './lifetimes.ts'

const rows = Array.from({ length: 200 }, (_, at) => `product:${at}`)

test('an answer is purged with each thing that it shows, a long list at least with its topics', () => {
  expect(keptTags('ProductPage', ['product:1', 'catalogue', 'manufacturer:2'])).toEqual([
    'catalogue',
    'product:1',
    'manufacturer:2',
  ])
  const kept = keptTags('IndexPage', [...rows, 'catalogue', 'search'])
  expect(kept).toHaveLength(128)
  expect(kept.slice(0, 3)).toEqual(['catalogue', 'search', 'product:0'])
})

test('a new price leaves a list of addresses as it is', () => {
  expect(keptTags('SitemapParts', ['catalogue', ...rows])).toEqual(['catalogue'])
})

test('what has no line of its own is asked for again after a minute', () => {
  expect(secondsOf('Unheard')).toBe(60)
})
