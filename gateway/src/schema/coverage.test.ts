import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { endpoints } from '../../testing/fake-shop.ts'
import { openGateway } from '../../testing/harness.ts'
import { operations } from '../../testing/operations.ts'

it.for(
  endpoints
    .filter(({ upload }) => !upload)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s is reached through the schema', async ([name, endpoint]) => {
  const { shop, run } = await openGateway()
  const operation = operations.get(endpoint)
  if (!operation) throw new Error(`no operation reaches ${name}: the schema does not cover it, or its line is missing`)
  const { errors } = await run(operation, { headers: { authorization: 'Bearer abc' } })
  expect(errors).toBeUndefined()
  expect(shop.countRequests(endpoint)).toBe(1)
})

it('files travel to the one endpoint that takes one', () => {
  expect(endpoints.filter(({ upload }) => upload)).toEqual([contract.rfq.upload])
})
