import { createTranslator } from 'use-intl/core'
import { expect, test, vi } from 'vitest'
import { queryGateway } from '#graphql/query-gateway.ts'
import { loadMessages } from '#i18n/messages.ts'
import { respondWithDocument } from './respond.ts'
import { sampleOrder, sampleShop } from '#testing/sample-order.ts'

vi.mock('#graphql/query-gateway.ts', () => ({ queryGateway: vi.fn() }))
vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages: await loadMessages('en') }),
}))

const orderNumber = 'PG-7K3M9-X2Q4T'
const token = 'an-order-access-token'

const request = (file: string, order: ReturnType<typeof sampleOrder> | null, search = '') => {
  vi.mocked(queryGateway).mockResolvedValue({ data: { order, ...sampleShop }, tags: [] })
  const headers = { cookie: 'token=canary', 'x-forwarded-for': '192.0.2.1', 'user-agent': 'a browser' }
  const url = `http://shop.test/myaccount/order-status-history/${orderNumber}/${file}${search}`
  return respondWithDocument(new Request(url, { headers }), { orderNumber, file, locale: 'en' })
}

const expectPersonal = ({ headers }: Response) => {
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
}

test('a document is a PDF that no cache stores and no search engine lists', async () => {
  const response = await request('proforma.pdf', sampleOrder())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="proforma-${orderNumber}.pdf"`)
  expectPersonal(response)
  expect(Buffer.from(await response.arrayBuffer()).subarray(0, 5)).toEqual(Buffer.from('%PDF-'))
})

test.for([
  ['', {}],
  [`?token=${token}`, { 'Order-Token': token }],
  ['?token=short', {}],
] as const)('the gateway gets the visitor’s own credentials, with %j', async ([search, more]) => {
  await request('proforma.pdf', sampleOrder(), search)
  const visitor = vi.mocked(queryGateway).mock.lastCall?.at(-1)
  expect(visitor).toEqual({ cookie: 'token=canary', 'X-Forwarded-For': '192.0.2.1', ...more })
})

test.for([
  ['an order of another buyer', 'proforma.pdf', null],
  ['a file that does not exist', 'receipt.pdf', sampleOrder()],
  ['a pro-forma invoice of a canceled order', 'proforma.pdf', sampleOrder({ status: 'CANCELED' })],
] as const)('%s is not found', async ([, file, order]) => {
  const response = await request(file, order)
  expect(response.status).toBe(404)
  expectPersonal(response)
})

test('a document that cannot be read now is requested again later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(queryGateway).mockRejectedValue(new Error('unreachable'))
  const response = await respondWithDocument(new Request('http://shop.test/'), {
    orderNumber,
    file: 'proforma.pdf',
    locale: 'en',
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expectPersonal(response)
})
