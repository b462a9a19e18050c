import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { createPageLimit } from './page-limit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 }))
afterEach(() => void vi.useRealTimers())

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const renderAll: Handle = (_, response) => void response.end('page')

const open = async (render: Handle = renderAll, pagesPerMinute = 10) => {
  const limitPages = createPageLimit(pagesPerMinute, parseNetworks('127.0.0.0/8, ::1'))
  const server = createServer((request, response) => {
    if (!limitPages(request, response)) render(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const visit = (path = '/s?wd=ne555', address = '203.0.113.9') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address } })
  const visitOften = async (times: number, ...where: Parameters<typeof visit>) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1) {
      const response = await visit(...where)
      await response.text()
      statuses.push(response.status)
    }
    return statuses.filter((status) => status !== 429).length
  }
  return { visit, visitOften }
}

test('a visitor above the limit gets 429, the time to wait and a page in the language of the address', async () => {
  const { visit, visitOften } = await open()
  expect(await visitOften(12)).toBe(10)
  vi.advanceTimersByTime(15_000)
  const response = await visit('/de/s?wd=lm358')
  const text = await response.text()
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('45')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('<html lang="de" dir="ltr">')
  expect(text).toContain('Warten Sie 45 s')
  expect(await (await visit('/compare')).text()).toContain('Wait 45 s')
})

test.for([0, 3_600_000])('the limit ends after a minute, where the clock is set back by %i ms', async (ms) => {
  const { visitOften } = await open()
  expect(await visitOften(12)).toBe(10)
  vi.setSystemTime(Date.now() - ms)
  vi.advanceTimersByTime(59_000)
  expect(await visitOften(1)).toBe(0)
  vi.advanceTimersByTime(2_000)
  expect(await visitOften(12)).toBe(10)
})

test('other visitors and the servers of the shop are not affected', async () => {
  const { visitOften } = await open()
  expect(await visitOften(12)).toBe(10)
  expect(await visitOften(1, '/s', '198.51.100.7')).toBe(1)
  expect(await visitOften(30, '/s', '127.0.0.1')).toBe(30)
})

test('the addresses of one IPv6 network are one visitor', async () => {
  const { visitOften } = await open()
  expect(await visitOften(10, '/s', '2001:db8:1:2::1')).toBe(10)
  expect(await visitOften(1, '/s', '2001:db8:1:2::99')).toBe(0)
})

test.for(['HIT', 'STALE'])('pages from the cache do not count (%s)', async (state) => {
  const { visitOften } = await open((_, response) => void response.setHeader('x-nextjs-cache', state).end('page'))
  expect(await visitOften(30, '/about')).toBe(30)
})

test('scripts, fonts, icons, robots.txt and purges do not count, and are sent beyond the limit', async () => {
  const { visitOften } = await open()
  expect(await visitOften(12)).toBe(10)
  const paths = [
    '/_next/static/chunks/a.js',
    '/texts/bom?release=a',
    '/de/texts/bom',
    '/fonts/a.woff2',
    '/icon.svg?icon.0a1b.svg',
    '/robots.txt',
    '/purge',
  ]
  for (const path of paths) expect([path, await visitOften(12, path)]).toEqual([path, 12])
})

test('missing files count as pages that are not found, apart from the pages', async () => {
  const { visitOften } = await open((request, response) => {
    void response.writeHead(/^\/(_next|fonts|icons)/.test(request.url ?? '') ? 404 : 200).end('page')
  })
  expect(await visitOften(12, '/_next/static/missing.js')).toBe(2)
  expect(await visitOften(12, '/fonts/missing.woff2')).toBe(0)
  expect(await visitOften(12, '/icons/missing.svg')).toBe(2)
})

test('pages that are not found count five times', async () => {
  const { visitOften } = await open((_, response) => void response.writeHead(404).end('no page'))
  expect(await visitOften(12, '/productdetail/no-part')).toBe(2)
})

test('requests count before their responses', async () => {
  const waiting: ServerResponse[] = []
  const { visit } = await open((_, response) => void waiting.push(response))
  const responses = Array.from({ length: 12 }, () => visit())
  await expect.poll(() => waiting.length).toBe(10)
  const refused = await Promise.race(responses)
  expect(refused.status).toBe(429)
  for (const response of waiting) response.end('page')
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
})
