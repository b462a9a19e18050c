import { createTranslator } from 'use-intl/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryGateway } from '#graphql/query-gateway.ts'
import { loadMessages } from '#i18n/messages.ts'
import { readListing } from '../listing-state.ts'
import { exportList } from './export-list.ts'

vi.mock('#graphql/query-gateway.ts', () => ({ queryGateway: vi.fn() }))
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: 'en'; namespace: 'catalogue' }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}))

const address = { 'x-forwarded-for': '198.51.100.7, 127.0.0.1' }
const received = new Headers({ ...address, cookie: 'token=abc' })

const part = (partNumber: string) => ({
  slug: partNumber.toLowerCase(),
  partNumber,
  manufacturerName: 'Yageo',
  description: '=1+1; "thick film"',
  packageName: '0603',
  packaging: 'REEL',
  standardPackQuantity: 5000,
  stock: 12,
  leadTimeWeeks: null,
  minimumOrderQuantity: 5000,
  orderMultiple: 5000,
  lifecycleStatus: 'ACTIVE',
  rohsStatus: 'COMPLIANT',
  priceBreaks: [{ quantity: 5000, unitPrice: { amount: '0.01870', currency: 'USD' } }],
  parameters: [{ key: 'resistance', displayValue: '10 kΩ' }],
})

const respondWith = (pages: number) =>
  vi.mocked(queryGateway).mockImplementation(async (_operation, _query, variables) => {
    const { page }: { page: number } = JSON.parse(variables)
    const facets = { parameters: [{ key: 'resistance', name: 'Resistance' }] }
    const search = { pageInfo: { hasNextPage: page < pages }, facets, nodes: [part(`P${page}`)] }
    return { data: { search }, tags: [] }
  })
const sentVariables = () =>
  vi.mocked(queryGateway).mock.calls.map(([, , variables]): Record<string, unknown> => JSON.parse(variables))

beforeEach(() => {
  vi.mocked(queryGateway).mockReset()
})

test('the file has the rows of all pages, with the conditions and the order of the list', async () => {
  respondWith(3)
  const state = readListing({ wd: 'rc0603', words: '1', in_stock: '1', sort: 'price_asc', qty: '3000', page: '2' })
  const response = await exportList(state, 'de', received)
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines.map((line) => line.split(';')[0])).toEqual(['Teilenummer', 'P1', 'P2', 'P3'])
  expect(lines[1]).toContain(`;"'=1+1; ""thick film""";0603;10 kΩ;`)
  expect(lines[1]).toContain(';USD;0,01870;')
  expect(sentVariables()).toEqual(
    [1, 2, 3].map((page) => ({
      query: 'rc0603',
      detectFilters: false,
      filter: expect.objectContaining({ inStock: true }),
      sort: 'PRICE_ASC',
      quantity: 3000,
      page,
    })),
  )
  expect(vi.mocked(queryGateway).mock.calls.every(([, , , lang]) => lang === 'de')).toBe(true)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('each page is read for the address of the visitor, and without the session', async () => {
  respondWith(3)
  await (await exportList(readListing({ wd: 'rc0603' }), 'en', received)).text()
  const visitors = vi.mocked(queryGateway).mock.calls.map(([, , , , visitor]) => [...new Headers(visitor)])
  expect(visitors).toEqual(Array(3).fill(Object.entries(address)))
})

test('a long list ends after twenty pages', async () => {
  respondWith(100)
  await (await exportList(readListing({ wd: 'rc0603' }), 'en', received)).text()
  expect(sentVariables()).toHaveLength(20)
})

test('a list that the shop cannot read is requested again later', async () => {
  vi.mocked(queryGateway).mockRejectedValue(new Error('unreachable'))
  const response = await exportList(readListing({ wd: 'rc0603' }), 'en', received)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
})
