import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { maxLongTextChars, maxMatchedParts } from '@partgate/schema/limits.ts'
import { createApiKey } from '../../gateway/src/api-keys/api-keys.ts'
import { openGateway } from './open-gateway.ts'

const { key, line } = createApiKey('parts-lists')
const shop = inject('shop').address
let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  gateway = await openGateway(shop, line)
})
afterAll(() => gateway?.close())

const fill = (text: string) => text.repeat(Math.ceil(maxLongTextChars / text.length)).slice(0, maxLongTextChars)

it('matchParts takes the maximum of rows with the longest descriptions and designators', async () => {
  const row = { description: fill('CER CAP 100NF 16V X7R 0402 '), designators: fill('C101, C102, ') }
  const parts = Array.from({ length: maxMatchedParts }, (_, index) => ({ ...row, reference: `${index}` }))
  const response = await fetch(`${gateway.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({
      query: 'query ($parts: [PartQuery!]!) { matchParts(parts: $parts) { reference verdict errors { message } } }',
      variables: { parts },
    }),
  })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  expect(data.matchParts).toHaveLength(maxMatchedParts)
  expect(data.matchParts.flatMap((match: { errors: unknown[] }) => match.errors)).toEqual([])
})
