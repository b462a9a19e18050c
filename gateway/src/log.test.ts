import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, test } from 'vitest'
import { openGateway } from '../testing/harness.ts'
import { readCaller } from './caller/read-caller.ts'
import { createLog } from './log.ts'

const openLog = () => {
  const lines: string[] = []
  return { lines, log: createLog('trace', { write: (line: string) => void lines.push(line) }) }
}

const signIn = `mutation SignIn($password: String!) {
  signIn(input: { email: "canary-mail@example.com", password: $password }) { viewer { id } token errors { message } }
}`

test('no secret reaches the log, in any request or failure', async () => {
  const { lines, log } = openLog()
  const { shop, fetch, post } = await openGateway({ log, purgeToken: 'canary-purge-token' })
  const headers = {
    authorization: 'Bearer canary-bearer',
    cookie: 'token=canary-session; cart=canary-cart; orders=canary-orders',
    'order-token': 'canary-order',
    'user-agent': 'canary-\u001b[31magent',
  }
  const sendAll = async () => {
    await post({ query: signIn, variables: { password: 'canary-password' }, headers })
    await post({ query: signIn, variables: { password: ['canary-wrong-type'] }, headers })
    await post({ query: '{ viewer { email } cart { lineCount } "canary-syntax', headers })
    await post({ query: signIn, headers: { ...headers, 'x-api-key': 'canary-key' } })
    await fetch('/graphql?query={canary-query}', { headers })
    await fetch('/graphql', {
      method: 'POST',
      body: '{"canary-json',
      headers: { ...headers, 'content-type': 'application/json' },
    })
    await fetch('/purge', {
      method: 'POST',
      headers: { authorization: 'Bearer canary-purge-token' },
      body: '{"canary-tag"}',
    })
  }
  await sendAll()
  const { login, profileInfo } = contract.account
  for (const endpoint of [login, profileInfo])
    shop.respondRaw(endpoint, (response) =>
      response.end('{"code":200,"message":"","data":{"token":["canary-answer"]}}'),
    )
  await sendAll()
  await shop.close()
  await sendAll()
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.every((line) => typeof JSON.parse(line) === 'object')).toBe(true)
  expect(lines.filter((line) => /canary|u001b/.test(line))).toEqual([])
})

test('a secret that is logged by its name is removed', () => {
  const { lines, log } = openLog()
  log.info({ token: 'canary', headers: { cookie: 'canary' }, body: { password: 'canary' } }, 'signed in')
  log.error({ err: Object.assign(new Error('no'), { request: { authorization: 'canary' } }) })
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('canary')
})

test('every credential of a caller is removed, at any level of the record', () => {
  const { lines, log } = openLog()
  const headers = new Headers({
    authorization: 'Bearer canary-bearer',
    cookie: 'token=canary-session; cart=canary-cart; orders=canary-orders',
    'order-token': 'canary-order',
  })
  const caller = readCaller({ headers }, false)
  expect(Object.values(caller).filter((value) => String(value).startsWith('canary'))).toHaveLength(4)
  log.info(caller)
  log.info({ caller })
  log.info({ context: { caller } })
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line).toMatch(/"locale":"en"/)
  expect(lines.join('')).not.toContain('canary')
})
