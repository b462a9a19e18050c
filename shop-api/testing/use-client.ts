import { createAccountClient } from './account-client.ts'
import { createCartClient } from './cart-client.ts'
import type { TestShop } from './open-test-shop.ts'
import { noOrders, createOrderClient } from './order-client.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'
import { noCarts, noPeople, useTestShop } from './use-test-shop.ts'

type Settings = Parameters<typeof useTestShop>[0]['settings']
type ClientOptions<Client> = {
  createClient: (shop: TestShop) => Client
  fill?: (db: TestShop['db']) => Promise<void>
  tablesToEmpty: string
  settings?: Settings
}
export type OnOpened<Client> = (opened: { shop: TestShop; client: Client }) => unknown

export const useClient = <Client>(
  { createClient, fill, tablesToEmpty, settings }: ClientOptions<Client>,
  onOpened: OnOpened<Client>,
) =>
  useTestShop({
    open: async (shop) => {
      await fill?.(shop.db)
      await onOpened({ shop, client: createClient(shop) })
    },
    emptied: tablesToEmpty,
    ...(settings ? { settings } : {}),
  })

export type AccountClient = ReturnType<typeof createAccountClient>
export const useAccountClient = (onOpened: OnOpened<AccountClient>, settings: Settings = {}) =>
  useClient({ createClient: createAccountClient, tablesToEmpty: noPeople, settings }, onOpened)

export type CartClient = ReturnType<typeof createCartClient>
export const useCartClient = (onOpened: OnOpened<CartClient>) =>
  useClient({ createClient: createCartClient, fill: fillSmallCatalogue, tablesToEmpty: noCarts }, onOpened)

export type OrderClient = ReturnType<typeof createOrderClient>
export const useOrderClient = (onOpened: OnOpened<OrderClient>, settings: Settings = {}) =>
  useClient({ createClient: createOrderClient, fill: fillSmallCatalogue, tablesToEmpty: noOrders, settings }, onOpened)
