import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, test } from 'vitest'
import { newKey, part } from '../../testing/rfq/rfq-client.ts'
import { type RfqClient, useRfqClient } from '../../testing/rfq/use-rfq-client.ts'

let client: RfqClient
useRfqClient((opened) => {
  client = opened.client
})

describe('a request is made once', () => {
  test('the same content gets the same response, other content under its key is refused', async () => {
    const body = await client.asking()
    const first = await client.send(body)
    expect(await client.send(body)).toEqual(first)
    expect(await client.send({ ...body, captcha_token: await client.captchaToken() })).toEqual(first)
    const other = { ...body, parts: [{ ...part, qty: 101 }], captcha_token: await client.captchaToken() }
    expect(await client.send(other)).toMatchObject({ code: codes.keyConflict })
    expect([await client.count('rfqs'), await client.count('outbox')]).toEqual([1, 1])
  })

  test('ten parallel requests create one', async () => {
    const body = await client.asking()
    const responses = await Promise.all(Array.from({ length: 10 }, () => client.send(body)))
    expect(new Set(responses.map(client.numberIn)).size).toBe(1)
    expect([await client.count('rfqs'), await client.count('outbox')]).toEqual([1, 1])
  })

  test('the same key of another owner is independent', async () => {
    const [ada, bob] = [await client.member('ada@example.com'), await client.member('bob@example.com')]
    const idempotency_key = newKey()
    const numbers = [
      await client.askQuick({ idempotency_key }, ada),
      await client.askQuick({ idempotency_key }, bob),
    ].map(client.numberIn)
    expect(new Set(numbers).size).toBe(2)
  })
})
