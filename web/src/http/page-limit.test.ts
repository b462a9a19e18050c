import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { createPageLimit } from './page-limit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
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
  vi.setSystemTime(15_000)
  const response = await visit('/de/s?wd=lm358')
  const text = await response.text()
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('45')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('<html lang="de" dir="ltr">')
  expect(text).toContain('Zu viele Versuche')
  expect(await (await visit('/compare')).text()).toContain('Too many requests')
})

test('the limit ends after a minute', async () => {
  const { visitOften } = await open()
  expect(await visitOften(12)).toBe(10)
  vi.setSystemTime(61_000)
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

test('pages from the cache, scripts, fonts and purges do not count', async () => {
  const { visitOften } = await open((_, response) => void response.setHeader('x-nextjs-cache', 'HIT').end('page'))
  expect(await visitOften(30, '/about')).toBe(30)
  const files = await open()
  for (const path of ['/_next/static/chunks/a.js', '/fonts/a.woff2', '/purge']) await files.visitOften(12, path)
  expect(await files.visitOften(10)).toBe(10)
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
