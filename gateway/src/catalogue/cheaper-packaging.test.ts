import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, it } from 'vitest'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { makeGoods, makePartMatch } from '../../testing/shop-data.ts'

const endpoint = contract.catalogue.matchParts

it.each([
  ['one piece', 1, { id: toGlobalId('Product', 2) }],
  ['a quantity that only the match has in stock', 3_000, null],
  ['a quantity at which it costs more', 2_500, null],
  ['no quantity', null, null],
])('a reel has a cheaper packaging for %s', async (_, quantity, expected) => {
  const { shop, run } = await openGateway()
  const toPrices = (unit_price: string) => [{ quantity: 1, unit_price }]
  const reel = makeGoods(1, { minimum: 2_500, multiple: 2_500, stock: 10_000, prices: toPrices('0.10000') })
  const tape = makeGoods(2, { minimum: 1, multiple: 1, stock: 2_500, prices: toPrices('0.37000') })
  const tube = makeGoods(3, { minimum: 1, multiple: 1, stock: 2_500, prices: toPrices('0.40000') })
  const candidates = [tube, tape].map((goods) => ({ reason: 'packaging' as const, goods, differences: [] }))
  shop.respond(endpoint, () => ({
    rows: [makePartMatch({ verdict: 'exact', reason: 'same_number', goods: reel, candidates })],
    refused: [],
  }))
  const text = 'query ($parts: [PartQuery!]!) { matchParts(parts: $parts) { cheaperPackaging { id } } }'
  const { data } = await run(text, {
    variables: { parts: [{ partNumbers: 'PART-1', internalPartNumbers: '4711', quantity }] },
  })
  expect(data['matchParts']).toEqual([{ cheaperPackaging: expected }])
  expect(shop.findLastRequest(endpoint)?.body).toMatchObject({ parts: [{ internal_numbers: ['4711'] }] })
})

it.each([
  ['most of the quantity', 137, { id: toGlobalId('Product', 2) }],
  ['less than half of it', 300, null],
  ['all of it', 136, null],
  ['no quantity', null, null],
])('a full reel has a smaller packaging whose stock covers %s', async (_, quantity, expected) => {
  const { shop, run } = await openGateway()
  const prices = [{ quantity: 1, unit_price: '0.50000' }]
  const reel = makeGoods(1, { minimum: 1_000, multiple: 1_000, stock: 10_000, prices })
  const tape = makeGoods(2, { minimum: 1, multiple: 1, stock: 136, prices })
  const candidates = [{ reason: 'packaging' as const, goods: tape, differences: [] }]
  shop.respond(endpoint, () => ({
    rows: [makePartMatch({ verdict: 'exact', reason: 'same_number', goods: reel, candidates })],
    refused: [],
  }))
  const text = 'query ($parts: [PartQuery!]!) { matchParts(parts: $parts) { smallerPackaging { id } } }'
  const { data } = await run(text, { variables: { parts: [{ partNumbers: ['PART-1'], quantity }] } })
  expect(data['matchParts']).toEqual([{ smallerPackaging: expected }])
})
