import { afterAll, beforeAll, beforeEach } from 'vitest'
import { emptyTables } from './empty-tables.ts'
import { openTestShop, type TestShop } from './open-test-shop.ts'

type Use = {
  open: (shop: TestShop) => unknown
  emptied?: string
  settings?: Parameters<typeof openTestShop>[0]
}

export const useTestShop = ({ open, emptied: tablesToEmpty, settings }: Use) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(settings)
    await open(shop)
  })
  afterAll(() => shop.close())
  if (tablesToEmpty) beforeEach(() => shop.db.exec(tablesToEmpty))
}

export const noPeople = emptyTables(['users', 'outbox', 'rate_limits', 'carts'])
export const noCarts = 'delete from carts; delete from users'
