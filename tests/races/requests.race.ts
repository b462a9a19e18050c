import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { hashToken } from '../../shop-api/src/security/tokens.ts'
import { requestEnvelope, createKey, createGuest } from '../../shop-api/testing/races/buyer.ts'
import { isFinal, retryUntilFinal, waitUntilDoneOrBlocked } from '../../shop-api/testing/races/wait.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()
const { captchaGet, captchaCheck } = contract.site
const { submit } = contract.rfq

const challenge = async () => {
  const { left, db } = stack()
  const { data } = await requestEnvelope(left, createGuest(), captchaGet, { query: { purpose: 'rfq' } })
  const { captcha_id } = captchaGet.data.parse(data)
  const [row] = await db.query<{ answer: string }>('select answer from captchas where id_hash = $1', [
    hashToken(captcha_id),
  ])
  return { captcha_id, answer: row?.answer ?? '' }
}

const solved = async () => {
  const { data } = await requestEnvelope(stack().left, createGuest(), captchaCheck, { body: await challenge() })
  return captchaCheck.data.parse(data).captcha_token
}

const requestWith = (captcha_token: string, idempotency_key = createKey()) => ({
  body: {
    idempotency_key,
    captcha_token,
    parts: [{ part_number: 'RC0402FR-0710KL', qty: 1_000 }],
    contact_name: 'Ada Lovelace',
    company_name: 'Analytical Engines',
    email: `${idempotency_key.toLowerCase()}@example.com`,
    telephone: '+44 20 7946 0000',
    country: 'GB',
  },
})

const listCodes = (responses: readonly { code: number }[]) =>
  responses.map(({ code }) => code).toSorted((a, b) => a - b)

describe('requests for a quote at two shops', () => {
  it('a captcha used by two requests at once admits one', async () => {
    const { left, right, db } = stack()
    const token = await solved()
    const { reached, go } = await left.hold('rfq.afterCaptchaUsed')
    const first = requestEnvelope(left, createGuest(), submit, requestWith(token))
    await reached
    const second = requestEnvelope(right, createGuest(), submit, requestWith(token))
    await waitUntilDoneOrBlocked(db, second)
    await go()
    expect([(await first).code, (await second).code]).toEqual([codes.ok, codes.captchaWrong])
  })

  it('a right answer sent ten times at once returns one token', async () => {
    const { both } = stack()
    const body = await challenge()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) => requestEnvelope(both[i % 2]!, createGuest(), captchaCheck, { body })),
    )
    expect(listCodes(responses)).toEqual([codes.ok, ...Array.from({ length: 9 }, () => codes.captchaWrong)])
  })

  it('after twenty simultaneous wrong answers, the right one is refused', async () => {
    const { both, left } = stack()
    const body = await challenge()
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        requestEnvelope(both[i % 2]!, createGuest(), captchaCheck, { body: { ...body, answer: '?????' } }),
      ),
    )
    expect((await requestEnvelope(left, createGuest(), captchaCheck, { body })).code).toBe(codes.captchaWrong)
  })

  it('a request sent twenty times under one key is created once', async () => {
    const { both, db } = stack()
    const given = requestWith(await solved())
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        retryUntilFinal(() => requestEnvelope(both[i % 2]!, createGuest(), submit, given), isFinal),
      ),
    )
    expect(new Set(responses.map(({ data }) => submit.data.parse(data).rfq_no)).size).toBe(1)
    expect(await db.query('select from rfqs where email = $1', [given.body.email])).toHaveLength(1)
  })
})
