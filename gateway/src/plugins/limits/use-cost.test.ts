import { expect, it } from 'vitest'
import { openGateway } from '../../../testing/harness.ts'

const dear = '{ search(first: 100) { nodes { recommendations { id } } } }'

it('refuses an operation that costs too much, with its cost, before a call is made', async () => {
  const { shop, post } = await openGateway()
  const response = await post({ query: dear })
  const { errors } = await response.json()
  expect(response.status).toBe(400)
  expect(errors).toMatchObject([
    {
      message: 'The operation may cost 2311 points. An operation may cost at most 2000 points, 10000 with an API key.',
      extensions: { code: 'OPERATION_TOO_COMPLEX', cost: 2311, limit: 2000 },
    },
  ])
  expect(shop.requests).toHaveLength(0)
})

it('calculates with the variables of the request', async () => {
  const { run } = await openGateway()
  const query = 'query Q($n: Int!) { search(first: $n) { nodes { recommendations { id } } } }'
  expect((await run(query, { variables: { n: 2 } })).errors).toBeUndefined()
  expect((await run(query, { variables: { n: 100 } })).errors?.[0]?.extensions?.code).toBe('OPERATION_TOO_COMPLEX')
  expect((await run(query, { variables: { n: 2 } })).errors).toBeUndefined()
})

it('reports the cost where a request wants it', async () => {
  const { post } = await openGateway()
  const query = '{ search(first: 2) { nodes { id } } }'
  expect(await (await post({ query, headers: { 'x-cost': '1' } })).json()).toMatchObject({ extensions: { cost: 13 } })
  expect(await (await post({ query })).json()).not.toHaveProperty('extensions')
})
