import { expect, test } from 'vitest'
import type { TestShop } from '#testing/open-test-shop.ts'
import { noOrders, orderDesk } from '#testing/order-desk.ts'
import { fillSmallCatalogue } from '#testing/small-catalogue.ts'
import { tapeOf } from '#testing/small-parts.ts'
import { useTestShop } from '#testing/use-test-shop.ts'
import { requireNoOrders } from './no-orders.ts'

let shop: TestShop
useTestShop({
  open: (opened) => {
    shop = opened
    return fillSmallCatalogue(shop.db)
  },
  emptied: noOrders,
})

test('a catalogue is filled anew only where nothing has been ordered', async () => {
  await expect(requireNoOrders(shop.db)).resolves.toBeUndefined()
  const desk = orderDesk(shop)
  await desk.buy(await desk.member('ada@example.com'), tapeOf('LM358DR'))
  await expect(requireNoOrders(shop.db)).rejects.toThrow('This database has orders')
})
