import { expect, test } from 'vitest'
import PageCache from './page-cache.ts'

type Page = Parameters<PageCache['set']>[1]
const context = { isFallback: false, cacheControl: { revalidate: 60, expire: undefined } }
const page = (status?: number) => ({ kind: 'APP_PAGE', html: 'x'.repeat(1000), status }) as unknown as Page

/** Has the size of ten pages, and no files. */
const cache = new PageCache({
  fs: { readFile: () => Promise.reject(new Error('no file')), existsSync: () => false } as never,
  serverDistDir: '/none',
  revalidatedTags: [],
  maxMemoryCacheSize: 10_500,
  _requestHeaders: {},
})
const isCached = async (path: string) => (await cache.get(path, { kind: 'APP_PAGE' } as never)) !== null

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
