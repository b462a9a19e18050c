import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { normalizeRequest, refuseMethod } from './normalize-request.ts'

type Received = { url: string; headers: IncomingHttpHeaders }

const visit = async (path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) => {
  const received: Received[] = []
  const server = createServer({ maxHeaderSize: 80 * 1024 }, (request, response) => {
    if (refuseMethod(request, response)) return
    normalizeRequest(request)
    received.push({ url: request.url ?? '', headers: request.headers })
    response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const sent = send({ port, host: '127.0.0.1', path, method, headers: { ...headers } }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return { status: response.statusCode, allow: response.headers.allow, received }
}

test.for<[string, string]>([
  ['/de/%', '/de/%25'],
  ['/de/%E0%A4%A', '/de/%25E0%25A4%25A'],
  ['/de/productdetail/%ff?a=%ff', '/de/productdetail/%25ff?a=%ff'],
  ['/productdetail/100%25-lm358?wd=100%', '/productdetail/100%25-lm358?wd=100%'],
  ['/s?wd=%', '/s?wd=%'],
  ['/de/%D8%B4?', '/de/%D8%B4?'],
])('%s is requested as %s', async ([path, expected]) => {
  expect((await visit(path)).received).toMatchObject([{ url: expected }])
})

test.for(['accept', 'accept-encoding', 'accept-language', 'user-agent'])(
  'a %s that no browser sends is not matched against patterns',
  async (name) => {
    const read = async (value: string) => (await visit('/', { headers: { [name]: value } })).received[0]?.headers[name]
    expect(await read('a'.repeat(1_000))).toHaveLength(1_000)
    expect(await read(`text/markdown${'\t'.repeat(70_000)}x`)).toBeUndefined()
    expect(await read('a'.repeat(78_000))).toBeUndefined()
  },
)

test('other headers may be long', async () => {
  const headers = { cookie: `token=${'a'.repeat(4_000)}`, referer: `http://localhost/${'a'.repeat(4_000)}` }
  expect((await visit('/', { headers })).received).toMatchObject([{ headers }])
})

test.for(['TRACE', 'PURGE', 'PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
  expect(await visit('/', { method })).toEqual({ status: 405, allow: 'GET, HEAD, POST, OPTIONS', received: [] })
})

test.for(['GET', 'HEAD', 'POST', 'OPTIONS'])('%s is allowed', async (method) => {
  expect(await visit('/', { method })).toMatchObject({ status: 200, received: [{}] })
})
