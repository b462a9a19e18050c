import * as fc from 'fast-check'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes, envelope, failureData } from '@partgate/schema/shop-api/envelope.ts'
import type { Case } from './case.ts'
import { cases } from './cases.ts'
import { mutateBody, generateObject } from './bodies/from-schema.ts'
import { Entries, toJsonText } from './bodies/json-text.ts'
import {
  pickGuestCredentials,
  pickMemberCredentials,
  createMemberWithAddress,
  createCredentials,
} from './bodies/credentials.ts'
import { arbitraryValue } from './bodies/arbitrary-value.ts'
import { env } from './env.ts'
import { type RequestOptions, sendRequest } from './shop-client.ts'

const shop = inject('shop').address
let access: Awaited<ReturnType<typeof createCredentials>>
beforeAll(async () => {
  access = await createCredentials(shop)
})

const writing = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints)
    .filter(([, { method, upload }]) => method !== 'GET' && !upload)
    .map(([name, endpoint]) => ({ call: `${domain}.${name}`, domain, name, endpoint })),
)
const toBodySchema = ({ body }: Endpoint) => z.toJSONSchema(body, { io: 'input' })
const named = (endpoint: Endpoint) => Object.keys(toBodySchema(endpoint).properties ?? {})

const sendBody = async (endpoint: Endpoint, options: RequestOptions & { text: string }) => {
  const response = await sendRequest(shop, endpoint, options)
  expect(response.status).toBe(200)
  const { code, message, data } = envelope.strict().parse(await response.json())
  const { fields = [] } = code === codes.ok ? {} : failureData.strict().parse(data)
  for (const said of [message, ...fields.map((field) => field.message)]) expect(said).toMatch(/\S/)
  const isWellFormed = endpoint.body.safeParse(JSON.parse(options.text)).success
  if (!isWellFormed && code !== codes.sessionEnded) {
    expect(code).toBe(codes.invalidRequest)
    expect(fields.length).toBeGreaterThan(0)
  }
  return { code, fields: fields.map(({ field }) => field) }
}

const casesOf = new Map<string, Record<string, Case>>(Object.entries(cases))
const createExample = async (domain: string, name: string): Promise<RequestOptions> =>
  (await casesOf.get(domain)?.[name]?.(shop)) ?? {}

/** Alternates between a member and a guest, and repeats the request in a new session if the body ended the session. */
const createSender = (endpoint: Endpoint) => {
  let member = pickMemberCredentials(access.keys)
  let turn = 0
  return async (text: string) => {
    turn += 1
    const isGuest = endpoint.access !== 'member' && turn % 2 === 0
    const response = await sendBody(endpoint, { ...(isGuest ? pickGuestCredentials(access.keys) : member), text })
    if (isGuest || response.code !== codes.sessionEnded) return response
    member = await createMemberWithAddress(shop)
    return sendBody(endpoint, { ...member, text })
  }
}

describe.concurrent('the running shop, sent any body,', () => {
  it.each(writing)('responds to $call', { timeout: 3_600_000 }, async ({ endpoint }) => {
    const sendText = createSender(endpoint)
    const property = fc.asyncProperty(generateObject(toBodySchema(endpoint), access.known), async (body) => {
      const unknown = body.list.map(([key]) => key).filter((key) => !named(endpoint).includes(key))
      const { code, fields } = await sendText(toJsonText(body))
      expect(unknown.length > 0 && code !== codes.invalidRequest).toBe(false)
      expect(fields).toEqual(expect.arrayContaining(unknown))
    })
    await fc.assert(property, { numRuns: Math.ceil(env.BODIES / 2), seed: 1 })
  })

  it.each(writing)('responds to $call with a nearly valid body', { timeout: 3_600_000 }, async (call) => {
    const { body = {}, ...example } = await createExample(call.domain, call.name)
    const property = fc.asyncProperty(mutateBody(body, toBodySchema(call.endpoint), access.known), async (changed) => {
      await sendBody(call.endpoint, { ...example, text: toJsonText(changed) })
    })
    await fc.assert(property, { numRuns: Math.ceil(env.BODIES / 2), seed: 1 })
  })

  it.each(writing)('refuses $call with a body that is no object', { timeout: 600_000 }, async ({ endpoint }) => {
    const sendText = createSender(endpoint)
    const property = fc.asyncProperty(
      arbitraryValue.filter((value) => !(value instanceof Entries)),
      async (value) => {
        expect(await sendText(toJsonText(value))).toEqual({ code: codes.invalidRequest, fields: ['body'] })
      },
    )
    await fc.assert(property, { numRuns: Math.ceil(env.BODIES / 30), seed: 1 })
  })
})
