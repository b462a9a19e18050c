import { expect, test } from 'vitest'
import { partsPerShard, readShardName, shardNames } from './shards.ts'
import { printSitemapIndex, printUrlSet } from './sitemap-xml.ts'

const initials = ['A', '9', 'other']

test('every part has its place in a sitemap whose name is understood', () => {
  const counts = new Map([
    ['A', partsPerShard + 1],
    ['9', 0],
    ['other', 1],
  ])
  const names = shardNames(counts)
  expect(names).toEqual([
    'pages.xml',
    'categories.xml',
    'makers.xml',
    'news.xml',
    'parts-a-1.xml',
    'parts-a-2.xml',
    'parts-other-1.xml',
  ])
  expect(names.map((name) => readShardName(name, initials))).toEqual([
    'pages',
    'categories',
    'makers',
    'news',
    { initial: 'A', number: 1 },
    { initial: 'A', number: 2 },
    { initial: 'other', number: 1 },
  ])
})

test('twelve million parts fit into one index', () => {
  const counts = new Map(Array.from({ length: 37 }, (_, index) => [String(index), Math.ceil(12_000_000 / 37)]))
  expect(shardNames(counts).length).toBeLessThan(50_000)
})

test.each(['parts-b-1.xml', 'parts-a-0.xml', 'parts-a.xml', 'pages', 'parts-A-1.xml', '../pages.xml'])(
  '%s is no sitemap',
  (name) => {
    expect(readShardName(name, initials)).toBeNull()
  },
)

test('addresses and days stand in a sitemap as the protocol wants them', () => {
  const xml = printUrlSet([
    { url: 'https://a.example/s?a=1&b="2"', changedAt: '2026-11-21T08:30:00Z' },
    { url: 'https://a.example/' },
  ])
  expect(xml).toContain('<loc>https://a.example/s?a=1&amp;b=&quot;2&quot;</loc><lastmod>2026-11-21T08:30:00Z</lastmod>')
  expect(xml).toContain('<url><loc>https://a.example/</loc></url>')
  expect(printSitemapIndex(['https://a.example/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>https://a.example/sitemaps/pages.xml</loc></sitemap>',
  )
})
