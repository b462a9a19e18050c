import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openGateway } from '../../testing/harness.ts'

const openLog = () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(`${chunk}`)
      done()
    },
  })
  return { lines, log: pino({ level: 'debug' }, sink) }
}

it('writes one line per request: by name, with its cost, and without a secret', async () => {
  const { lines, log } = openLog()
  const { post } = await openGateway({ log })
  await post({
    query: `mutation SignIn($password: String!) {
      signIn(input: { email: "canary-mail@example.com", password: $password }) { viewer { id } token errors { message } }
    }`,
    variables: { password: 'canary-password' },
    headers: { cookie: 'cart=canary-cart', 'x-request-id': 'request-0001' },
  })
  const written = lines.filter((line) => line.includes('"status"')).map((line): unknown => JSON.parse(line))
  expect(written).toEqual([
    expect.objectContaining({ requestId: 'request-0001', status: 200, upstreamCalls: 2, cost: 32, locale: 'en' }),
  ])
  for (const secret of ['canary', 'secret-session-token', 'ada@', 'Ada@']) expect(lines.join('')).not.toContain(secret)
})

it('takes no operation name that is none', async () => {
  const { lines, log } = openLog()
  const { fetch } = await openGateway({ log })
  for (const operationName of ['Home', 'a\nb', '\u001b[31m'])
    await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query Home { __typename }', operationName }),
    })
  expect(lines.flatMap((line) => /"operation":"([^"]*)"/.exec(line)?.[1] ?? [])).toEqual(['Home'])
  expect(lines.join('')).not.toContain('u001b')
})

it.each([
  ['an unknown key', { 'x-api-key': 'canary-key' }, 401, 'INVALID_API_KEY'],
  ['another site', { origin: 'https://canary.example', cookie: 'token=canary' }, 403, 'FORBIDDEN'],
])('writes one line where %s is refused before it is read, and no secret', async (_, headers, status, code) => {
  const { lines, log } = openLog()
  const { post } = await openGateway({ log })
  const response = await post({ query: '{ __typename }', headers: { ...headers, 'x-request-id': 'request-0003' } })
  expect(response.status).toBe(status)
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, requestId: 'request-0003', status, errors: [code] }),
  ])
  expect(lines.join('')).not.toContain('canary')
})

it('logs failures of the shop, also where a stale response was served', async () => {
  const { lines, log } = openLog()
  const { shop, run } = await openGateway({ log })
  await shop.close()
  await run('{ homeSections { kind } }', { headers: { 'x-request-id': 'request-0002' } })
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 40,
      kind: 'unavailable',
      endpoint: 'GET /api/index/floorList',
      requestId: 'request-0002',
    }),
  )
})
