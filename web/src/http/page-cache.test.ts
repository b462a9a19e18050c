import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import PageCache from './page-cache.ts'

type Page = Parameters<PageCache['set']>[1]
const context = { isFallback: false, cacheControl: { revalidate: 60, expire: undefined } }
const page = (status?: number, tags?: string) =>
  ({ kind: 'APP_PAGE', html: 'x'.repeat(1000), status, headers: { 'x-next-cache-tags': tags } }) as unknown as Page

/** Has the size of ten pages, and no files. Next creates a cache for each request; all share their pages. */
const openCache = () =>
  new PageCache({
    fs: { readFile: () => Promise.reject(new Error('no file')), existsSync: () => false } as never,
    serverDistDir: '/none',
    revalidatedTags: [],
    maxMemoryCacheSize: 10_500,
    _requestHeaders: {},
  })
const cache = openCache()
const isCached = async (path: string, request = openCache()) =>
  (await request.get(path, { kind: 'APP_PAGE' } as never)) !== null

const purge = async (tag: string) => {
  // Expiry has the resolution of a millisecond.
  await setTimeout(2)
  await openCache().revalidateTag(tag, { expire: 0 })
  await setTimeout(2)
}

test('pages that are not found take the place of no other page', async () => {
  await cache.set('/about', page(), context)
  for (let index = 0; index < 20; index += 1) await cache.set(`/none-${index}`, page(404), context)
  expect(await isCached('/about')).toBe(true)
  expect(await isCached('/none-19')).toBe(false)
})

test('a page that is no longer found is removed', async () => {
  await cache.set('/news/old', page(200), context)
  expect(await isCached('/news/old')).toBe(true)
  await cache.set('/news/old', page(404), context)
  expect(await isCached('/news/old')).toBe(false)
})

test('a page that is purged while it is rendered is not stored, and the next one is', async () => {
  const request = openCache()
  expect(await isCached('/productdetail/1', request)).toBe(false)
  await purge('product:1')
  await request.set('/productdetail/1', page(200, 'category:1,product:1'), context)
  const next = openCache()
  expect(await isCached('/productdetail/1', next)).toBe(false)
  await next.set('/productdetail/1', page(200, 'category:1,product:1'), context)
  expect(await isCached('/productdetail/1')).toBe(true)
})

test('a stored page that is purged while its successor is rendered is removed', async () => {
  await cache.set('/productdetail/2', page(200, 'product:2'), context)
  const request = openCache()
  expect(await isCached('/productdetail/2', request)).toBe(true)
  await purge('product:2')
  await request.set('/productdetail/2', page(200, 'product:2'), context)
  expect(await isCached('/productdetail/2')).toBe(false)
})

test('a purge of other pages, or before the page is rendered, leaves the page stored', async () => {
  await purge('product:3')
  const request = openCache()
  expect(await isCached('/productdetail/3', request)).toBe(false)
  await purge('product:4')
  await request.set('/productdetail/3', page(200, 'product:3'), context)
  expect(await isCached('/productdetail/3')).toBe(true)
})

test('a page without tags is stored', async () => {
  const request = openCache()
  expect(await isCached('/terms', request)).toBe(false)
  await purge('product:1')
  await request.set('/terms', page(200), context)
  expect(await isCached('/terms')).toBe(true)
})
