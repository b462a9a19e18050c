import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, test } from 'vitest'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { type RfqClient, useRfqClient } from '../../../testing/rfq/use-rfq-client.ts'
import { tapeId } from '../../../testing/small-parts.ts'
import { createToken } from '#security/tokens.ts'
import { sweepListShares } from './share-store.ts'

const { savePartsList, deletePartsList, sharePartsList, sharedPartsList } = contract.rfq
type Headers = Record<string, string>

let shop: TestShop
let client: RfqClient
useRfqClient((opened) => ({ shop, client } = opened))

const secret = 'SECRET-4711'
const row = {
  designators: 'R1',
  numbers: [
    { meaning: 'manufacturer_part_number', number: 'RC0603FR-0710KL' },
    { meaning: 'internal_part_number', number: secret },
  ],
  qty: 4,
  target_price: '4711.4711',
  note: secret,
  customer_part_no: secret,
  cells: ['R1', secret],
  goods_id: tapeId('RC0603FR-0710KL'),
}
const list = {
  name: 'Amplifier',
  boards: 25,
  header: [secret],
  file_name: `${secret}.xlsx`,
  rows: [row, { kind: 'note', description: secret }],
}

const save = async (headers: Headers, changes: object = {}) =>
  savePartsList.data.parse(
    (await shop.call('POST', savePartsList.path, { headers, body: { ...list, ...changes } })).data,
  )
const share = (headers: Headers, id: string) => shop.call('POST', sharePartsList.path, { headers, body: { id } })
const read = (token: string) => shop.call('POST', sharedPartsList.path, { body: { token } })

const makeLink = async () => {
  const headers = await client.member('ada@example.com')
  const { id, version } = await save(headers)
  return { headers, id, version, ...sharePartsList.data.parse((await share(headers, id)).data) }
}

test('a link shows the list as it is now to any client, for 30 days', async () => {
  const { headers, id, version, token, expires_at } = await makeLink()
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000
  expect([days > 29.9, days < 30.1]).toEqual([true, true])
  expect((await read(token)).data).toMatchObject({
    name: 'Amplifier',
    boards: 25,
    expires_at,
    rows: [{ designators: 'R1', qty: 4, required_qty: 100, goods: { part_number: 'RC0603FR-0710KL' } }],
  })
  await save(headers, { id, version, name: 'Amplifier, rev. C' })
  expect((await read(token)).data).toMatchObject({ name: 'Amplifier, rev. C' })
})

test('a link hides internal numbers, target prices, remarks, cells and the file', async () => {
  const { token } = await makeLink()
  const response = await read(token)
  expect(response.code).toBe(codes.ok)
  expect(JSON.stringify(response)).not.toMatch(/SECRET|4711/)
})

test('a link ends with its time, its list or an unknown token', async () => {
  const { headers, id, token } = await makeLink()
  expect((await read(createToken())).code).toBe(codes.notFound)
  await sweepListShares(shop.db)
  expect((await read(token)).code).toBe(codes.ok)
  await shop.db.exec("update parts_list_shares set expires_at = now() - interval '1 second'")
  expect((await read(token)).code).toBe(codes.notFound)
  await sweepListShares(shop.db)
  expect(await client.count('parts_list_shares')).toBe(0)

  await share(headers, id)
  await shop.call('POST', deletePartsList.path, { headers, body: { id } })
  expect(await client.count('parts_list_shares')).toBe(0)
})

test('a link is stored without its token and created by the owner only', async () => {
  const { id, token } = await makeLink()
  expect(JSON.stringify(await shop.db.query('select * from parts_list_shares'))).not.toContain(token)
  expect((await share(await client.member('bob@example.com'), id)).code).toBe(codes.notFound)
  expect(await client.count('parts_list_shares')).toBe(1)
})
