import { accountDesk } from './account-desk.ts'
import { cartCaller } from './cart-caller.ts'
import type { TestShop } from './open-test-shop.ts'
import { noOrders, orderDesk } from './order-desk.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'
import { noCarts, noPeople, useTestShop } from './use-test-shop.ts'

type Settings = Parameters<typeof useTestShop>[0]['settings']
type Kind<Desk> = {
  deskAt: (shop: TestShop) => Desk
  fill?: (db: TestShop['db']) => Promise<void>
  emptied: string
  settings?: Settings
}
export type Keep<Desk> = (opened: { shop: TestShop; desk: Desk }) => unknown

export const useDesk = <Desk>({ deskAt, fill, emptied, settings }: Kind<Desk>, keep: Keep<Desk>) =>
  useTestShop({
    open: async (shop) => {
      await fill?.(shop.db)
      await keep({ shop, desk: deskAt(shop) })
    },
    emptied,
    ...(settings ? { settings } : {}),
  })

export type AccountDesk = ReturnType<typeof accountDesk>
export const useAccountDesk = (keep: Keep<AccountDesk>, settings: Settings = {}) =>
  useDesk({ deskAt: accountDesk, emptied: noPeople, settings }, keep)

export type CartCaller = ReturnType<typeof cartCaller>
export const useCartCaller = (keep: Keep<CartCaller>) =>
  useDesk({ deskAt: cartCaller, fill: fillSmallCatalogue, emptied: noCarts }, keep)

export type OrderDesk = ReturnType<typeof orderDesk>
export const useOrderDesk = (keep: Keep<OrderDesk>) =>
  useDesk({ deskAt: orderDesk, fill: fillSmallCatalogue, emptied: noOrders }, keep)
