import { request } from 'node:http'
import { expect, it } from 'vitest'
import { openGateway } from '../../../testing/harness.ts'

it('a caller pays for a body that is cut off because it is too long', async () => {
  const { listen, run } = await openGateway({ rateLimit: 100 })
  const { port } = new URL(await listen())
  const visitor = { 'x-forwarded-for': '203.0.113.9' }
  const post = () =>
    new Promise<number | string | undefined>((resolve) => {
      const headers = { ...visitor, 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
      const sent = request({ port, path: '/graphql', method: 'POST', headers })
      sent.on('response', ({ statusCode }) => resolve(statusCode)).on('error', ({ message }) => resolve(message))
      sent.end('x'.repeat(3 * 1024 * 1024))
    })
  const statuses: (number | string | undefined)[] = []
  for (let n = 0; n < 4; n += 1) statuses.push(await post())
  expect(statuses).toEqual([413, 413, 413, 429])
  expect((await run('{ __typename }', { headers: visitor })).response.status).toBe(429)
})
