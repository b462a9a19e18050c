import { moveOrder, setPaymentState, withOwnOrder } from '#orders/index.ts'
import type { Caller } from './caller.ts'
import type { Context } from './context.ts'
import { payable } from './open-payment.ts'
import { choosePaymentMethod } from './order-method.ts'

/** The buyer says that the money has been transferred; whether it has come is for sales to say (threats B10, D22). */
export const declareTransfer =
  ({ db, siteUrl }: Pick<Context, 'db' | 'siteUrl'>) =>
  (caller: Caller, orderNo: string, note: string): Promise<number> =>
    withOwnOrder(db, caller, orderNo, async (tx, order) => {
      payable(order)
      await choosePaymentMethod(tx, order.id, 'bank')
      await setPaymentState(tx, order.id, 'declared', { siteUrl })
      const { id } = await moveOrder(tx, order, 'confirming', { actor: 'buyer', note, siteUrl })
      return id
    })
