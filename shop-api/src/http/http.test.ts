import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxPartsListRowsBytes } from '@partgate/schema/limits.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createApp } from '../app.ts'
import { createLog } from '../log.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { parseNetworks } from '@partgate/schema/client-address.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('a request that does not fit its shape', () => {
  test('gets each refused field in a sentence, with HTTP 200 and code 400', async () => {
    const response = await shop.request('POST', contract.account.register.path, {
      body: { email: 'nobody', agreement: false },
    })
    expect(response.status).toBe(200)
    const envelope = await response.json()
    expect(envelope).toMatchObject({ code: 400, message: 'Enter a valid email address' })
    expect(envelope.data.fields).toEqual(
      expect.arrayContaining([
        { field: 'email', message: 'Enter a valid email address', reason: 'invalid' },
        { field: 'password', message: 'Enter a password', reason: 'missing' },
        { field: 'country', message: 'Select a country', reason: 'missing' },
        { field: 'company_name', message: 'Enter a company name', reason: 'missing' },
        { field: 'agreement', message: 'Please agree the policy', reason: 'invalid' },
      ]),
    )
  })

  test('is refused for an unknown field or query parameter', async () => {
    const body = { email: 'a@b.example', password: 'x', role: 'admin' }
    expect(await shop.call('POST', contract.account.login.path, { body })).toMatchObject({
      code: 400,
      data: { fields: [{ field: 'role', message: 'Unknown field: `role`', reason: 'invalid' }] },
    })
    expect(await shop.call('GET', `${contract.site.config.path}?page=1`)).toMatchObject({ code: 400 })
    expect(await shop.call('GET', `${contract.site.seo.path}?page=home&page=cart`)).toMatchObject({ code: 400 })
  })

  test('is refused for a prototype key and for NUL', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const body = '{"email": "a@b.example", "password": "x", "__proto__": {"admin": true}}'
    const sent = await shop.app.request(contract.account.login.path, { method: 'POST', headers, body })
    expect(await sent.json()).toMatchObject({ code: 400 })
    expect(await shop.call('GET', `${contract.site.seo.path}?page=home&name=a%00b`)).toMatchObject({ code: 400 })
  })

  test('is accepted with a replacement for a lone surrogate', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const body = '{"type_id": 1, "email": "a@b.example", "feedback_content": "half \\ud83d of it"}'
    const sent = await shop.app.request(contract.site.feedback.path, { method: 'POST', headers, body })
    expect(await sent.json()).toMatchObject({ code: 200 })
    expect(await shop.db.query('select content from feedback')).toEqual([{ content: 'half \ufffd of it' }])
  })

  test.for([
    ['text', 'text/plain', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a'],
    ['broken JSON', 'application/json', '{"email":'],
  ] as const)('is refused as %s', async ([, type, body]) => {
    const headers = { 'Content-Type': type }
    const sent = await shop.app.request(contract.account.login.path, { method: 'POST', headers, body })
    expect(await sent.json()).toEqual({ code: 400, message: 'The request body must be JSON', data: {} })
  })

  test('is cut off above 1 MB', async () => {
    const body = { email: 'x'.repeat(1_000_001), password: 'x' }
    const sent = await shop.request('POST', contract.account.login.path, { body })
    expect(sent.status).toBe(413)
    expect(await sent.json()).toMatchObject({ code: 400, message: 'The request is larger than 1 MB' })
  })

  test.for([
    ['saves', contract.rfq.savePartsList.path],
    ['matches', contract.catalogue.matchParts.path],
  ] as const)('is cut off above 4 MB where it %s a parts list', async ([, path]) => {
    const body = { name: 'x'.repeat(maxPartsListRowsBytes) }
    const sent = await shop.request('POST', path, { body })
    expect(sent.status).toBe(413)
    expect(await sent.json()).toMatchObject({ code: 400, message: 'The request is larger than 4 MB' })
  })
})

test('an unknown path has HTTP 404 and code 404', async () => {
  const sent = await shop.request('GET', '/api/nothing')
  expect(sent.status).toBe(404)
  expect(await sent.json()).toMatchObject({ code: 404, message: 'Unknown endpoint' })
})

test('an unknown language gets English', async () => {
  const headers = { Lang: '../../etc' }
  expect(await shop.call('GET', '/api/nothing', { headers })).toMatchObject({ message: 'Unknown endpoint' })
})

describe('an internal error', () => {
  const lines: string[] = []
  const broken = () =>
    createApp({
      ...shop.deps,
      db: { ...shop.db, query: () => Promise.reject(new Error('relation "secrets" does not exist')) },
      log: createLog('info', { write: (line: string) => void lines.push(line) }),
      trustedProxies: parseNetworks(''),
      checkResponses: true,
    })

  test('is HTTP 500 without details for the caller, and logged with the request id', async () => {
    const headers = { Authorization: `Bearer ${'t'.repeat(43)}`, 'X-Request-Id': 'request-1234' }
    const sent = await broken().request(contract.account.profileInfo.path, { headers })
    expect(sent.status).toBe(500)
    expect(sent.headers.get('X-Request-Id')).toBe('request-1234')
    const text = await sent.text()
    expect(text).not.toContain('secrets')
    expect(JSON.parse(text)).toMatchObject({ code: 500 })
    const logged = lines.map((line) => JSON.parse(line))
    expect(logged).toContainEqual(expect.objectContaining({ requestId: 'request-1234', msg: 'failed' }))
    expect(logged).toContainEqual(
      expect.objectContaining({
        requestId: 'request-1234',
        method: 'GET',
        status: 500,
        code: 500,
        ms: expect.any(Number),
      }),
    )
    expect(lines.join()).not.toContain('tttt')
  })

  test('makes the shop not ready, but alive', async () => {
    expect((await broken().request('/readyz')).status).toBe(503)
    expect((await broken().request('/healthz')).status).toBe(200)
    expect((await shop.request('GET', '/readyz')).status).toBe(200)
  })
})

test('a secret in a log line is redacted', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  log.info({ authorization: 'canary', headers: { 'cart-token': 'canary' }, body: { password: 'canary' } }, 'hello')
  expect(lines.join()).toContain('hello')
  expect(lines.join()).not.toContain('canary')
})

test('a malformed request id is replaced', async () => {
  const sent = await shop.request('GET', '/healthz', { headers: { 'X-Request-Id': 'x"}\t{' } })
  expect(sent.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
})
