import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createListener, hasValidAddress } from './listener.ts'
import { createLog } from '../log.ts'
import { hashText } from '../plugins/trusted/manifest.ts'
import { openGateway } from '../../testing/harness.ts'

test.each([
  ['shop.example', '/graphql'],
  ['shop.example:8443', '/graphql?query=%zz'],
  ['[::1]:4000', '/%'],
  ['10.0.0.7', '//evil.example/graphql'],
  ['shop.example', 'http://evil.example/graphql'],
  ['', '/healthz'],
])('the host "%s" with %s is an address', (host, url) => {
  expect(hasValidAddress({ url, headers: { host } })).toBe(true)
})

const invalidHosts = ['[x', 'a b', 'x:99999', 'x:y', '%zz', '<script>', 'a^b', 'a/b', 'u@x', 'a#b', 'a?b', 'a\\b']

test.each(invalidHosts)('the host "%s" is none', (host) => {
  expect(hasValidAddress({ url: '/graphql', headers: { host } })).toBe(false)
})

const requestUrl = (url: string, headers: Record<string, string>, body?: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = send(`${url}/graphql`, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      void text(response).then((read) => resolve({ status: response.statusCode, body: read }))
    })
    request.on('error', reject)
    request.end(body)
  })

test('a request with an invalid host is refused with 400, in the shape of GraphQL, without a request to the shop', async () => {
  const { shop, listen } = await openGateway()
  const url = await listen()
  for (const host of invalidHosts) {
    const headers = { host, 'content-type': 'application/json' }
    const { status, body } = await requestUrl(url, headers, '{"query":"{ cartLineCount }"}')
    expect([host, status]).toEqual([host, 400])
    expect(JSON.parse(body).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
  }
  expect(shop.requests).toEqual([])
})

test('a failure outside the plugins is logged and not shown to the client', async () => {
  const log = createLog('silent')
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const failure = new Error('canary at /srv/secret')
  const server = createServer(createListener(() => Promise.reject(failure), log)).listen(0)
  onTestFinished(() => void server.close())
  const { status, body } = await requestUrl(`http://localhost:${(server.address() as AddressInfo).port}`, {})
  expect(status).toBe(500)
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  })
  expect(logged).toHaveBeenCalledWith({ err: failure }, 'a request failed')
})

const openForHead = async () => {
  const publicText = '{ languages { code } }'
  const trustedDocuments = new Map([[hashText(publicText), publicText]])
  const { listen } = await openGateway({ freeForm: 'partners', trustedDocuments })
  const url = await listen()
  const read = async (documentId: string, method: string) => {
    const response = await fetch(`${url}/graphql?documentId=${documentId}`, { method })
    const varying = ['date', 'connection', 'keep-alive']
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !varying.includes(name)))
    return { status: response.status, headers, body: await response.text() }
  }
  return { read, documentId: hashText(publicText) }
}

test('HEAD of a public document has the status and the headers of GET, and no body', async () => {
  // Both responses have the same life.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { read, documentId } = await openForHead()
  const [head, get] = [await read(documentId, 'HEAD'), await read(documentId, 'GET')]
  expect(get.status).toBe(200)
  expect(head).toEqual({ ...get, body: '' })
})

test('HEAD of another document is refused', async () => {
  const { read } = await openForHead()
  expect(await read('0'.repeat(64), 'HEAD')).toMatchObject({ status: 403, body: '' })
})
