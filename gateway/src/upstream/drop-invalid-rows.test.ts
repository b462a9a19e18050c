import { expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { makeSavedAddress } from '../../testing/order-data.ts'
import { makeCartData, makeCartLine, makeGoods, makeManufacturer, makeSearchData } from '../../testing/shop-data.ts'
import { openEnvelope } from './open-envelope.ts'

const { account, catalogue, cart } = contract
const response = (data: unknown) => ({ status: 200, text: JSON.stringify({ code: 200, message: 'OK', data }) })
const broken = { ...makeGoods(2), stock: 'many' }
const wrongPrice = { ...makeGoods(3), prices: [{ quantity: 1, unit_price: 'cheap' }] }

test('a malformed row of a public list is dropped and reported, and the others stay', () => {
  const { list, ...rest } = makeSearchData(1, 4)
  const [first, , , last] = list
  const rows = [first, { ...broken, match: null }, { ...wrongPrice, match: null }, last]
  const { data, warning } = openEnvelope(catalogue.search, response({ ...rest, list: rows }))
  expect(data.list.map(({ goods_id }) => goods_id)).toEqual([1, 4])
  expect(warning).toMatch(/^data\.list\.1\.stock: .* \(rows dropped: 2\)$/)
})

test('of lists in lists, the innermost thing with an id is left out', () => {
  const { data } = openEnvelope(
    catalogue.floorList,
    response([
      { floor: 'featured', list: [makeGoods(1), broken, wrongPrice] },
      { floor: 'hot_sale', list: [] },
    ]),
  )
  expect(data.map(({ floor, list }) => [floor, list.map(({ goods_id }) => goods_id)])).toEqual([
    ['featured', [1]],
    ['hot_sale', []],
  ])
})

test('a list that would lose its every row is lost with the row that it is part of', () => {
  const { data } = openEnvelope(
    catalogue.floorList,
    response([
      { floor: 'featured', list: [broken, wrongPrice] },
      { floor: 'hot_sale', list: [] },
    ]),
  )
  expect(data).toEqual([{ floor: 'hot_sale', list: [] }])
})

test('one malformed address does not cost a person the others', () => {
  const { data } = openEnvelope(
    account.addressList,
    response([makeSavedAddress(1), { ...makeSavedAddress(2), city: 7 }]),
  )
  expect(data.map(({ id }) => id)).toEqual([1])
})

test.for([
  ['a fault beside the list', catalogue.manufacturers, { total: 'x', list: [makeManufacturer(1)] }],
  ['a list that is none', catalogue.manufacturers, { total: 1, list: {} }],
  ['a list without a sound row', catalogue.manufacturers, { total: 1, list: [{ ...makeManufacturer(1), name: null }] }],
  ['a line of a cart', cart.lists, makeCartData({ list: [{ ...makeCartLine(1), amount: 'free' }] })],
] as const)('%s is returned whole or not at all', ([, endpoint, data]) => {
  expect(() => openEnvelope(endpoint, response(data))).toThrow(expect.objectContaining({ kind: 'invalid_response' }))
})
