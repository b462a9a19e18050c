import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { appendPeerAddress } from './peer-address.ts'

test.for([
  [{}, '127.0.0.1'],
  [{ 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7, 127.0.0.1'],
  [{ 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }, '198.51.100.7, 203.0.113.9, 127.0.0.1'],
] as const)('of who writes %o, the last word is where the connection comes from', async ([headers, addresses]) => {
  const server = createServer((request, response) => {
    appendPeerAddress(request)
    response.end(request.headers['x-forwarded-for'])
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}`, { headers })).text()).toBe(addresses)
})
