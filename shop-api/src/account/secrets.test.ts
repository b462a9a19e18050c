import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, test } from 'vitest'
import { hashToken, createToken } from '#security/tokens.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { type AccountClient, useAccountClient } from '../../testing/use-client.ts'
import { createLog } from '../log.ts'

const lines: string[] = []
let shop: TestShop
let client: AccountClient
useAccountClient((opened) => ({ shop, client } = opened), {
  log: createLog('trace', { write: (line: string) => void lines.push(line) }),
})

test('the log holds no secret of any account request, and one line for each request', async () => {
  const [old, next, wrong] = ['canary lane 9', 'canary lane 10', 'canary lane 11']
  const guest = createToken()
  await client.register({ password: old, confirm_password: old, company_name: 'Canary Ltd' }, { 'Cart-Token': guest })
  const activation = await client.lastToken()
  await client.activate(activation)
  await client.signIn({ password: wrong })
  const { Authorization } = await client.signInForBearer({ password: old })
  const change = { old_password: wrong, new_password: next, confirm_new_password: next }
  await client.post(contract.account.changePassword.path, change, { Authorization })
  await client.forgot()
  const reset = await client.lastToken()
  await client.verify(reset)
  await client.reset(reset, next)
  await client.profile({ Authorization })
  await shop.request('POST', contract.account.login.path, { body: `{"password": "${wrong}"` })
  const logged = lines.join('')
  for (const secret of [old, next, wrong, guest, activation, reset, Authorization.slice(7), 'Canary', 'ada@example']) {
    expect(logged.toLowerCase()).not.toContain(secret.toLowerCase())
  }
  for (const token of [activation, reset]) expect(logged).not.toContain(Buffer.from(hashToken(token)).toString('hex'))
  expect(lines.filter((line) => line.includes('"msg":"request completed"'))).toHaveLength(10)
})

test('a path cannot write a log line of its own, nor color it', async () => {
  lines.length = 0
  await shop.request('GET', '/api/%0a{"msg":"forged"}%1b[31m')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('\u001b')
  expect(lines[0]?.trimEnd()).not.toContain('\n')
})

test('an internal error is logged without the request body', async () => {
  lines.length = 0
  await client.openAccount()
  await shop.db.exec("alter table rate_limits add constraint canary check (key not like 'login:%')")
  expect(await client.signIn({ password: 'canary lane 12' })).toMatchObject({ code: 500 })
  await shop.db.exec('alter table rate_limits drop constraint canary')
  expect(lines.join('')).toContain('"msg":"failed"')
  expect(lines.join('')).not.toMatch(/canary lane|ada@example/i)
})
