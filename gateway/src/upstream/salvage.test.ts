import { expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { cartDataOf, cartLineOf, goodsOf, manufacturerOf, searchDataOf } from '../testing/shop-data.ts'
import { openEnvelope } from './open-envelope.ts'

const { catalogue, cart } = contract
const answer = (data: unknown) => ({ status: 200, text: JSON.stringify({ code: 200, message: 'OK', data }) })
const broken = { ...goodsOf(2), stock: 'many' }
const wrongPrice = { ...goodsOf(3), prices: [{ quantity: 1, unit_price: 'cheap' }] }

test('a malformed row of a public list is left out, told, and costs no other', () => {
  const { list, ...rest } = searchDataOf(1, 4)
  const [first, , , last] = list
  const rows = [first, { ...broken, match: null }, { ...wrongPrice, match: null }, last]
  const { data, blemish } = openEnvelope(catalogue.search, answer({ ...rest, list: rows }))
  expect(data.list.map(({ goods_id }) => goods_id)).toEqual([1, 4])
  expect(blemish).toMatch(/^data\.list\.1\.stock: .* \(rows left out: 2\)$/)
})

test('also where the answer is the list, or lists lie in lists', () => {
  const { data } = openEnvelope(
    catalogue.floorList,
    answer([
      { floor: 'featured', list: [broken] },
      { floor: 'hot_sale', list: [] },
    ]),
  )
  expect(data).toEqual([{ floor: 'hot_sale', list: [] }])
})

test.for([
  ['a fault beside the list', catalogue.manufacturers, { total: 'x', list: [manufacturerOf(1)] }],
  ['a list that is none', catalogue.manufacturers, { total: 1, list: {} }],
  ['a line of a cart', cart.lists, cartDataOf({ list: [{ ...cartLineOf(1), amount: 'free' }] })],
] as const)('%s is told as a whole', ([, endpoint, data]) => {
  expect(() => openEnvelope(endpoint, answer(data))).toThrow(expect.objectContaining({ kind: 'invalid_response' }))
})
