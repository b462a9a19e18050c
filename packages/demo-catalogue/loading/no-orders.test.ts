import { expect, test } from 'vitest'
import type { TestShop } from '@partgate/shop-api/testing/open-test-shop.ts'
import { tapeId } from '@partgate/shop-api/testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '@partgate/shop-api/testing/use-client.ts'
import { requireNoOrders } from './no-orders.ts'

let shop: TestShop
let client: OrderClient
useOrderClient((opened) => ({ shop, client } = opened))

test('a catalogue is replaced only where nothing has been ordered', async () => {
  await expect(requireNoOrders(shop.db)).resolves.toBeUndefined()
  await client.buy(await client.member('ada@example.com'), tapeId('LM358DR'))
  await expect(requireNoOrders(shop.db)).rejects.toThrow('This database has orders')
})
