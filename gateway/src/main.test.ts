import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request, Agent } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { startFakeShop } from '../testing/fake-shop.ts'
import { startGatewayProcess } from '../testing/gateway-process.ts'

type Completed = { status: number | undefined; connection: string | undefined }

const send = (port: number, path: string, agent: Agent, body?: string) =>
  new Promise<Completed>((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request({ port, host: '127.0.0.1', path, agent, headers, method: body ? 'POST' : 'GET' }, (reply) => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection }))
    })
    sent.on('error', reject).end(body)
  })

const ended = async (child: ChildProcess) => (child.exitCode === null ? (await once(child, 'exit'))[0] : child.exitCode)
test('a process that stops under load fails no request and reports that it is not ready', async () => {
  const shop = await startFakeShop()
  onTestFinished(() => shop.close())
  shop.respond(contract.cart.count, async () => {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    return { count: 1 }
  })
  const { port, child } = await startGatewayProcess(shop.url)
  onTestFinished(() => void child.kill('SIGKILL'))
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  expect(await send(port, '/readyz', agent)).toMatchObject({ status: 200 })

  const running = new AbortController()
  const responses: Completed[] = []
  const failed: unknown[] = []
  const body = JSON.stringify({ query: '{ cartLineCount }' })
  const load = async () => {
    while (!running.signal.aborted) {
      try {
        responses.push(await send(port, '/graphql', agent, body))
      } catch (error) {
        failed.push(error)
      }
    }
  }
  const loads = Array.from({ length: 16 }, load)
  await expect.poll(() => responses.length).toBeGreaterThan(100)
  child.kill('SIGTERM')
  await expect.poll(async () => (await send(port, '/readyz', agent)).status).toBe(503)
  // A balancer probes /readyz at intervals, so requests still arrive for a while.
  const seen = responses.length
  await expect.poll(() => responses.length).toBeGreaterThan(seen + 50)
  running.abort()
  await Promise.all(loads)
  expect(await ended(child)).toBe(0)
  expect(failed).toEqual([])
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(responses.at(-1)?.connection).toBe('close')
})

test('a process that stops has written all of its log', async () => {
  const shop = await startFakeShop()
  onTestFinished(() => shop.close())
  const { child } = await startGatewayProcess(shop.url)
  const chunks: string[] = []
  child.stdout.on('data', (chunk) => chunks.push(String(chunk)))
  const isClosed = once(child.stdout, 'close')
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  await isClosed
  expect(chunks.join('')).toContain('gateway stops')
})

test('connections above the limit are refused, and open ones continue', async () => {
  const shop = await startFakeShop()
  onTestFinished(() => shop.close())
  const { port, child } = await startGatewayProcess(shop.url, { MAX_CONNECTIONS: '1' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  expect(await send(port, '/healthz', agent)).toMatchObject({ status: 200 })
  const refused = connect(port, '127.0.0.1')
  refused.on('error', () => {}).write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
  const received: Buffer[] = []
  refused.on('data', (chunk) => received.push(chunk))
  await new Promise((resolve) => refused.once('close', resolve))
  expect(received).toEqual([])
  expect(await send(port, '/healthz', agent)).toMatchObject({ status: 200 })
})
