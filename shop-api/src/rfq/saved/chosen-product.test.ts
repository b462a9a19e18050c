import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, test } from 'vitest'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { type RfqClient, useRfqClient } from '../../../testing/rfq/use-rfq-client.ts'
import { tapeId } from '../../../testing/small-parts.ts'

const { savePartsList, partsList, partsLists, sharePartsList, sharedPartsList } = contract.rfq

let shop: TestShop
let client: RfqClient
useRfqClient((opened) => ({ shop, client } = opened))

const tape = tapeId('RC0603FR-0710KL')

test('saved and shared lists distinguish the buyer’s choice from the shop’s match', async () => {
  const headers = await client.member('ada@example.com')
  const post = async (path: string, body: object) => (await shop.call('POST', path, { headers, body })).data
  const rows = [{ goods_id: tape }, { goods_id: tape, is_chosen: false }, {}]
  const { id } = savePartsList.data.parse(await post(savePartsList.path, { name: 'Amplifier', rows }))
  const { token } = sharePartsList.data.parse(await post(sharePartsList.path, { id }))
  const saved = partsList.data.parse((await shop.call('GET', `${partsList.path}?id=${id}`, { headers })).data)
  const shared = sharedPartsList.data.parse(await post(sharedPartsList.path, { token }))
  for (const list of [saved, shared])
    expect(list.rows.map(({ goods, is_chosen }) => [goods?.goods_id, is_chosen])).toEqual([
      [tape, true],
      [tape, false],
      [undefined, false],
    ])
})

test('counts its parts, not its totals and titles', async () => {
  const headers = await client.member('ada@example.com')
  const rows = ['title', 'part', 'alternate', 'not_fitted', 'note', 'total'].map((kind) => ({ kind }))
  const { data } = await shop.call('POST', savePartsList.path, { headers, body: { name: 'Amplifier', rows } })
  expect(data).toMatchObject({ row_count: 6, line_count: 3 })
  const lists = partsLists.data.parse((await shop.call('GET', partsLists.path, { headers })).data)
  expect(lists.list).toMatchObject([{ row_count: 6, line_count: 3 }])
})
