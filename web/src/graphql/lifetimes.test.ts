import { expect, test } from 'vitest'
import { toCacheTags, getLifetimeSeconds } from './lifetimes.ts'

const rows = Array.from({ length: 200 }, (_, at) => `product:${at}`)

test('a response has a tag for each entity, a long list at least for its topics', () => {
  expect(toCacheTags('ProductPage', ['product:1', 'catalogue', 'manufacturer:2'])).toEqual([
    'catalogue',
    'product:1',
    'manufacturer:2',
  ])
  const cacheTags = toCacheTags('IndexPage', [...rows, 'catalogue', 'search'])
  expect(cacheTags).toHaveLength(128)
  expect(cacheTags.slice(0, 3)).toEqual(['catalogue', 'search', 'product:0'])
})

test('a new price does not purge a list of URLs', () => {
  expect(toCacheTags('SitemapParts', ['catalogue', ...rows])).toEqual(['catalogue'])
})

test('operations without an entry expire after a minute', () => {
  expect(getLifetimeSeconds('Unheard')).toBe(60)
})
