import { beforeEach, expect, test, vi } from 'vitest'
import { CartPageDocument } from '../generated/documents/cart.ts'
import { queryGateway } from '../query-gateway.ts'
import { loadVisitorData } from './visitor-data.ts'

const received = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('../query-gateway.ts', () => ({ queryGateway: vi.fn(), IncompleteResponse: Error }))
vi.mock('next/headers', () => ({ headers: async () => received.headers }))
vi.mock('next-intl/server', () => ({ getLocale: async () => 'ja' }))

const visitor = { cookie: 'Cart-Token=canary', 'X-Forwarded-For': '192.0.2.1' }

beforeEach(() => {
  received.headers = new Headers({ ...visitor, 'user-agent': 'a browser' })
  vi.mocked(queryGateway)
    .mockReset()
    .mockResolvedValue({ data: { cart: null }, tags: [] })
})

test('a page is rendered with the data of its visitor, in the language of the page', async () => {
  expect(await loadVisitorData(CartPageDocument)).toMatchObject({ data: { cart: null } })
  const [operation, , variables, lang, sent] = vi.mocked(queryGateway).mock.lastCall ?? []
  expect({ operation, variables, lang, sent }).toEqual({
    operation: 'CartPage',
    variables: '{}',
    lang: 'jp',
    sent: visitor,
  })
})

test('a gateway that fails leaves the query to the browser', async () => {
  vi.mocked(queryGateway).mockRejectedValue(new Error('The operation was aborted due to timeout'))
  expect(await loadVisitorData(CartPageDocument)).toBeNull()
})
