import { expect, test } from 'vitest'
import { openGateway } from '../../testing/harness.ts'
import { toGlobalId } from './ids.ts'

const list = (count: number, value: string) => JSON.stringify(Array<string>(count).fill(value))
const line = toGlobalId('CartLine', 1)
const product = toGlobalId('Product', 1)

test.for<[query: string, message: string, extensions: object]>([
  [
    `{ nodes(ids: ${list(101, product)}) { id } }`,
    '`ids`: Must have at most 100 entries',
    { inputPath: ['ids'], limit: 100 },
  ],
  [
    `mutation { removeCartLines(input: { lineIds: ${list(101, line)} }) { errors { code } } }`,
    '`input.lineIds`: Must have at most 100 entries',
    { inputPath: ['input', 'lineIds'], limit: 100 },
  ],
  [
    `mutation { setCartLineQuantity(input: { lineId: "${product}", quantity: 1 }) { errors { code } } }`,
    '`input.lineId` must be the id of a CartLine.',
    { inputPath: ['input', 'lineId'] },
  ],
  ['{ node(id: "garbage") { id } }', '`id` must be a global id.', { inputPath: ['id'] }],
  [`{ nodes(ids: ["garbage"]) { id } }`, '`ids.0` must be a global id.', { inputPath: ['ids', '0'] }],
  ['{ search(first: 101) { totalCount } }', '`first`: Must be at most 100', { inputPath: ['first'], limit: 100 }],
])('%s names the argument, and the limit that it exceeds, for programs too', async ([query, message, extensions]) => {
  const { shop, run } = await openGateway()
  const { errors } = await run(query)
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }])
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', ...extensions })
  expect(shop.requests).toHaveLength(0)
})
