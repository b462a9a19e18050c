import { NextRequest } from 'next/server.js'
import { expect, test, vi } from 'vitest'
import { proxy } from './proxy.ts'

vi.stubGlobal('fetch', async () => Response.json({ data: { siteConfig: null } }))

const visit = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(new URL(path, 'http://localhost:3000'), { headers }))
const rewrittenTo = async (path: string, headers = {}) =>
  (await visit(path, headers)).headers.get('x-middleware-rewrite')

test.each([
  ['/en', '/'],
  ['/en/s?wd=lm358&page=2', '/s?wd=lm358&page=2'],
])('%s redirects permanently to %s', async (path, target) => {
  const { status, headers } = await visit(path)
  expect(status).toBe(308)
  expect(headers.get('location')).toBe(`http://localhost:3000${target}`)
})

test('a superfluous language does not lead to another site', async () => {
  expect(new URL((await visit('/en//evil.example/')).headers.get('location') ?? '').host).toBe('localhost:3000')
})

test.each([
  ['/products', 307, '/products/A'],
  ['/de/products?x=1', 307, '/de/products/A?x=1'],
  ['/jp/products/b/1', 308, '/jp/products/B'],
  ['/productdetail', 307, '/keywords'],
])('%s redirects with %i to %s', async (path, expected, target) => {
  const { status, headers } = await visit(path)
  expect([status, headers.get('location')]).toEqual([expected, `http://localhost:3000${target}`])
})

test.each([
  ['/myaccount', '', '/login?redirect=%2Fmyaccount%2Fmy-profile'],
  ['/de/myaccount', '', '/de/login?redirect=%2Fde%2Fmyaccount%2Fmy-profile'],
  ['/myaccount', 'token=abc', '/myaccount/my-profile'],
  ['/de/myaccount', 'token=abc', '/de/myaccount/my-profile'],
])('%s with the cookie "%s" redirects to %s', async (path, cookie, target) => {
  const { status, headers } = await visit(path, { cookie })
  expect([status, headers.get('location')]).toEqual([307, `http://localhost:3000${target}`])
})

test('a site on https identifies a session by the cookie that the gateway sets there', async () => {
  vi.stubEnv('SITE_URL', 'https://shop.example')
  vi.resetModules()
  const { proxy: secureProxy } = await import('./proxy.ts')
  const address = new URL('https://shop.example/myaccount/my-profile')
  const visitWith = (cookie: string) => secureProxy(new NextRequest(address, { headers: { cookie } }))
  expect((await visitWith('__Host-token=abc')).headers.get('location')).toBeNull()
  expect((await visitWith('token=abc')).headers.get('location')).toContain('/login?')
})

test.each([
  ['/', '/en'],
  ['/enable', '/en/enable'],
  ['/xx/about', '/en/xx/about'],
  ['/jp/s?wd=a1', '/ja/s?wd=a1'],
  ['/tw', '/zh-Hant'],
  ['/productdetail/abm8-16.000mhz', '/en/productdetail/abm8-16.000mhz'],
  ['/news?tag=a', '/en/news/list/1/a?tag=a'],
  ['/jp/news?page=2', '/ja/news/list/2?page=2'],
  ['/keywords?numbers=a', '/en/filtered/keywords?numbers=a'],
  ['/jp/manufacturer?q=a', '/ja/filtered/manufacturer?q=a'],
  ['/jp/manufacturer', '/ja/manufacturer'],
  ['/news/list', '/en/news/list'],
  ['/manufacturer/filtered', '/en/manufacturer/filtered'],
  ['/productdetail/%25ff-lm358', '/en/productdetail/%25ff-lm358'],
  ['/jp/productdetail/100%25-lm358', '/ja/productdetail/100%25-lm358'],
  ['/productdetail/100%25-lm358', '/en/productdetail/100%25-lm358'],
  ['/%25E0%25A4%25A', '/en/%25E0%25A4%25A'],
  ['/de/%25', '/de/%25'],
])('%s is the page %s', async (path, page) => {
  expect(await rewrittenTo(path)).toBe(`http://localhost:3000${page}`)
})

test.each([
  ['/filtered/keywords?numbers=a', '/en/filtered?numbers=a'],
  ['/jp/filtered/manufacturer', '/ja/filtered'],
  ['/de/news/list/2/a', '/de/filtered'],
])('%s has no page', async (path, page) => {
  expect(await rewrittenTo(path)).toBe(`http://localhost:3000${page}`)
})

test('a malformed order number leads to the static 404 page', async () => {
  const cookie = 'token=1'
  expect(await rewrittenTo('/ar/myaccount/order-status-history/xx', { cookie })).toMatch(/\/ar\/filtered$/)
  expect(await rewrittenTo('/myaccount/order-status-history/PG-7K3M9-X2Q4T', { cookie })).toMatch(
    /\/en\/myaccount\/order-status-history\/PG-7K3M9-X2Q4T$/,
  )
})

test('a part has a Markdown version for clients that accept it', async () => {
  const html = await visit('/jp/productdetail/lm358', { accept: 'text/html' })
  expect(html.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/ja/productdetail/lm358')
  const markdown = await visit('/de/productdetail/lm358', { accept: 'text/markdown' })
  expect(markdown.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/de/productdetail/lm358/markdown')
  expect(await rewrittenTo('/productdetail/lm358.md')).toBe('http://localhost:3000/en/productdetail/lm358/markdown')
})

test('every page says what it may run', async () => {
  expect((await visit('/de/news')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each([
  ['/s?wd=lm358', 'private, no-cache'],
  ['/jp/compare', 'private, no-cache'],
  ['/category/capacitors?in_stock=1', 'private, no-cache'],
  ['/keywords?numbers=LM358', 'private, no-cache'],
  ['/category/capacitors', null],
  ['/keywords', null],
  ['/exit', null],
])('%s may be stored as %s', async (path, expected) => {
  expect((await visit(path)).headers.get('cache-control')).toBe(expected)
})
