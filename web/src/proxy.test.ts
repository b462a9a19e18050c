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
])('%s moves for good to %s', async (path, target) => {
  const { status, headers } = await visit(path)
  expect(status).toBe(308)
  expect(headers.get('location')).toBe(`http://localhost:3000${target}`)
})

test('a superfluous language does not lead to another site', async () => {
  expect(new URL((await visit('/en//evil.example/')).headers.get('location') ?? '').host).toBe('localhost:3000')
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
  ['/keywords?numbers=a', '/en/asked/keywords?numbers=a'],
  ['/jp/manufacturer?q=a', '/ja/asked/manufacturer?q=a'],
  ['/jp/manufacturer', '/ja/manufacturer'],
  ['/news/list', '/en/news/list'],
  ['/manufacturer/asked', '/en/manufacturer/asked'],
])('%s is the page %s', async (path, page) => {
  expect(await rewrittenTo(path)).toBe(`http://localhost:3000${page}`)
})

test.each([
  ['/asked/keywords?numbers=a', '/en/asked?numbers=a'],
  ['/jp/asked/manufacturer', '/ja/asked'],
  ['/de/news/list/2/a', '/de/asked'],
])('%s is the address of nothing', async (path, page) => {
  expect(await rewrittenTo(path)).toBe(`http://localhost:3000${page}`)
})

test('a part has a Markdown version for whoever asks for it', async () => {
  const html = await visit('/jp/productdetail/lm358', { accept: 'text/html' })
  expect(html.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/ja/productdetail/lm358')
  const markdown = await visit('/de/productdetail/lm358', { accept: 'text/markdown' })
  expect(markdown.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/de/productdetail/lm358/markdown')
  expect(await rewrittenTo('/productdetail/lm358.md')).toBe('http://localhost:3000/en/productdetail/lm358/markdown')
})

test('every page says what it may run', async () => {
  expect((await visit('/de/news')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
