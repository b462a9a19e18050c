import { NextRequest } from 'next/server.js'
import { expect, test } from 'vitest'
import { proxy } from './proxy.ts'

const visit = (path: string) => proxy(new NextRequest(new URL(path, 'http://localhost:3000')))
const rewrittenTo = (path: string) => visit(path).headers.get('x-middleware-rewrite')

test.each([
  ['/en', '/'],
  ['/en/s?wd=lm358&page=2', '/s?wd=lm358&page=2'],
])('%s moves for good to %s', (path, target) => {
  const { status, headers } = visit(path)
  expect(status).toBe(308)
  expect(headers.get('location')).toBe(`http://localhost:3000${target}`)
})

test('a superfluous language does not lead to another site', () => {
  expect(new URL(visit('/en//evil.example/').headers.get('location') ?? '').host).toBe('localhost:3000')
})

test.each([
  ['/', '/en'],
  ['/enable', '/en/enable'],
  ['/xx/about', '/en/xx/about'],
  ['/jp/s?wd=a1', '/ja/s?wd=a1'],
  ['/tw', '/zh-Hant'],
  ['/productdetail/abm8-16.000mhz', '/en/productdetail/abm8-16.000mhz'],
])('%s is the page %s', (path, page) => {
  expect(rewrittenTo(path)).toBe(`http://localhost:3000${page}`)
})

test('/graphql goes to the gateway, untouched', () => {
  expect(rewrittenTo('/graphql?query=%7Bviewer%7Bid%7D%7D')).toBe(
    'http://localhost:4000/graphql?query=%7Bviewer%7Bid%7D%7D',
  )
})
