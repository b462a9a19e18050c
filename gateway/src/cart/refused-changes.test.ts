import { expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'
import { cartKey, makeCartData } from '../../testing/shop-data.ts'

const endpoints = contract.cart

const add = `mutation {
  addToCart(input: { productId: "${toGlobalId('Product', 1)}", quantity: 3 }) {
    cart { id lineCount }
    errors {
      __typename code message path
      ... on OutOfStockError { availableQuantity addableQuantity }
      ... on BelowMinimumQuantityError { minimumOrderQuantity }
      ... on NotAMultipleError { orderMultiple }
      ... on RateLimitedError { retryAfterSeconds }
    }
  }
}`

test('additions that are all refused return that a guest has no cart, without a second request', async () => {
  const { shop, run } = await openGateway()
  const empty = makeCartData({ cart_key: null, list: [], count: 0, selected_count: 0, subtotal: '0.00' })
  const refused = [{ index: 0, code: codes.notFound, message: 'Not found.', data: {} }]
  shop.respond(endpoints.addMany, () => ({ ...empty, refused }))
  const { data } = await run(`mutation {
    addCartLines(input: { lines: [{ productId: "${toGlobalId('Product', 1)}", quantity: 3 }] }) { cart { id } errors { code } }
  }`)
  expect(data).toEqual({ addCartLines: { cart: null, errors: [{ code: 'NOT_FOUND' }] } })
  expect(shop.requests).toHaveLength(1)
})

test.for([
  [
    new Refusal(codes.belowMinimum, 'At least 10.', { minimum: 10 }),
    {
      __typename: 'BelowMinimumQuantityError',
      code: 'BELOW_MINIMUM_QUANTITY',
      message: 'At least 10.',
      path: ['input', 'quantity'],
      minimumOrderQuantity: 10,
    },
  ],
  [
    new Refusal(codes.notAMultiple, 'In fives.', { multiple: 5 }),
    {
      __typename: 'NotAMultipleError',
      code: 'NOT_A_MULTIPLE',
      message: 'In fives.',
      path: ['input', 'quantity'],
      orderMultiple: 5,
    },
  ],
  [
    new Refusal(codes.outOfStock, 'Only 3.', { available: 3 }),
    {
      __typename: 'OutOfStockError',
      code: 'OUT_OF_STOCK',
      message: 'Only 3.',
      path: ['input', 'quantity'],
      availableQuantity: 3,
      addableQuantity: null,
    },
  ],
  [
    new Refusal(codes.outOfStock, 'Only 100.', { available: 100, addable: 40 }),
    {
      __typename: 'OutOfStockError',
      code: 'OUT_OF_STOCK',
      message: 'Only 100.',
      path: ['input', 'quantity'],
      availableQuantity: 100,
      addableQuantity: 40,
    },
  ],
  [
    new Refusal(codes.onRequestOnly, 'Ask.', { fields: [{ field: 'goods_id', message: 'Ask.' }] }),
    { __typename: 'ValidationError', code: 'ON_REQUEST_ONLY', message: 'Ask.', path: ['input', 'productId'] },
  ],
  [
    new Refusal(codes.outOfStock, 'Only some.'),
    { __typename: 'ValidationError', code: 'OUT_OF_STOCK', message: 'Only some.', path: null },
  ],
  [
    new Refusal(codes.notFound, 'Gone.', { fields: [{ field: 'goods_id', message: 'Gone.' }] }),
    { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Gone.', path: ['input', 'productId'] },
  ],
  [
    new Refusal(codes.tooManyRequests, 'In 90 seconds.', { retry_after_seconds: 90 }),
    {
      __typename: 'RateLimitedError',
      code: 'RATE_LIMITED',
      message: 'In 90 seconds.',
      path: null,
      retryAfterSeconds: 90,
    },
  ],
  [
    new Refusal(codes.tooManyRequests, 'Slower.'),
    { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'Slower.', path: null, retryAfterSeconds: null },
  ],
  [
    new Refusal(codes.cartFull, 'Full.'),
    { __typename: 'ValidationError', code: 'CART_FULL', message: 'Full.', path: null },
  ],
  [
    new Refusal(9999, 'New rule.'),
    { __typename: 'ValidationError', code: 'INVALID', message: 'New rule.', path: null },
  ],
  [
    new Refusal(codes.invalidRequest, 'Bad.', { fields: [{ field: 'cart_num', message: 'A number.' }] }),
    { __typename: 'ValidationError', code: 'INVALID', message: 'A number.', path: ['input', 'quantity'] },
  ],
  [
    new Refusal(codes.invalidRequest, 'Check `cart_num`.', {
      fields: [{ field: 'cart_num', message: 'Check `cart_num`.' }],
    }),
    { __typename: 'ValidationError', code: 'INVALID', message: 'Check `quantity`.', path: ['input', 'quantity'] },
  ],
] as const)('a change that the shop refuses says why and shows the cart as it is: %o', async ([refusal, expected]) => {
  const { shop, run } = await openGateway()
  shop.respond(endpoints.add, () => refusal)
  const { data, errors } = await run(add)
  expect(errors).toBeUndefined()
  expect(data['addToCart']).toEqual({ cart: { id: toGlobalId('Cart', cartKey), lineCount: 1 }, errors: [expected] })
})

const [line, product] = [toGlobalId('CartLine', 1), toGlobalId('Product', 2)]
const savedLine = toGlobalId('SavedCartLine', 1)

test.for([
  ['removeCartLines', 'lineIds', [line, 'x'], endpoints.delete, 'id'],
  ['removeSavedLines', 'savedLineIds', [savedLine, line], endpoints.deleteSaved, 'id'],
  ['selectCartLines', 'lineIds', [line, product], endpoints.selected, 'cart_ids'],
  ['saveCartLinesForLater', 'lineIds', [line, product], endpoints.save, 'cart_ids'],
  ['moveSavedLinesToCart', 'savedLineIds', [savedLine, ''], endpoints.unsave, 'saved_ids'],
] as const)('an id of something else in the list of %s is an error with its index', async (row) => {
  const [mutation, list, ids, endpoint, wireName] = row
  const { shop, run } = await openGateway()
  const fields = [{ field: `${wireName}.1`, message: 'Not found.' }]
  shop.respond(endpoint, () => new Refusal(codes.notFound, 'Not found.', { fields }))
  const selection = mutation === 'selectCartLines' ? ', isSelected: true' : ''
  const { data, errors } = await run(`mutation {
    ${mutation}(input: { ${list}: ${JSON.stringify(ids)}${selection} }) { errors { __typename code path } }
  }`)
  expect(errors).toBeUndefined()
  expect(data[mutation]).toEqual({
    errors: [{ __typename: 'NotFoundError', code: 'NOT_FOUND', path: ['input', list, '1'] }],
  })
  expect(shop.requests).toHaveLength(1)
})
