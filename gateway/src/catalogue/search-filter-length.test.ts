import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, it } from 'vitest'
import { openGateway } from '../../testing/harness.ts'

const query = 'query ($filter: SearchFilter) { search(filter: $filter) { totalCount } }'

const toParameters = (letter: string, counts: number[]) =>
  counts.map((count, at) => ({ key: `key-${at}`, values: Array.from({ length: count }, () => letter.repeat(100)) }))

it.each([
  ['Latin letters', 'x', [38]],
  ['Latin letters in many conditions', 'x', [10, 10, 10, 7]],
  ['Chinese characters', '抗', [13]],
])('conditions of at most 4,000 bytes are sent to the shop: %s', async (_, letter, counts) => {
  const { shop, run } = await openGateway()
  const { errors } = await run(query, { variables: { filter: { parameters: toParameters(letter, counts) } } })
  expect(errors).toBeUndefined()
  expect(shop.countRequests(contract.catalogue.search)).toBe(1)
})

it.each([
  ['Latin letters', 'x', [40]],
  ['Latin letters in many conditions', 'x', [20, 20]],
  ['Chinese characters', '抗', [30]],
])('conditions of more than 4,000 bytes are refused: %s', async (_, letter, counts) => {
  const { shop, run } = await openGateway()
  const { errors } = await run(query, { variables: { filter: { parameters: toParameters(letter, counts) } } })
  expect(errors).toMatchObject([
    {
      message: '`filter.parameters`: All conditions together may have 4000 bytes as JSON in UTF-8',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ])
  expect(shop.requests).toHaveLength(0)
})

it('other arguments of maximum length fit a request beside such conditions', async () => {
  const { shop, run } = await openGateway()
  const { errors } = await run(
    query.replace('filter: $filter', 'filter: $filter, query: $query').replace('(', '($query: String, '),
    {
      variables: {
        query: '抗'.repeat(100),
        filter: { categorySlug: 'c'.repeat(160), parameters: toParameters('抗', [13]) },
      },
      headers: { authorization: `Bearer ${'t'.repeat(500)}` },
    },
  )
  expect(errors).toBeUndefined()
  expect(shop.countRequests(contract.catalogue.search)).toBe(1)
})
