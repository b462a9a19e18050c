import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestShop, type TestShop } from './open-test-shop.ts'

type Use = {
  /** Called once with the open shop: keeps it, fills it. */
  open: (shop: TestShop) => unknown
  /** Run before each test, so that none finds what another has left. */
  emptied?: string
  settings?: Parameters<typeof openTestShop>[0]
}

/** A test shop for all tests of a file. */
export const useTestShop = ({ open, emptied, settings }: Use) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(settings)
    await open(shop)
  }, 60_000)
  afterAll(() => shop.close())
  if (emptied) beforeEach(() => shop.db.exec(emptied))
}

/** People and what hangs on them. */
export const noPeople = 'truncate users, outbox, rate_limits, carts restart identity cascade'
export const noCarts = 'delete from carts; delete from users'
