import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toMinOrder } from '../support/min-order.ts'
import { createAddressForm, findGoods } from './members-and-goods.ts'
import { requestData } from './shop-client.ts'

type OrderFormOptions = {
  lines?: ReturnType<typeof toMinOrder>[]
  /** Without it, the form is a guest's. */
  bearer?: string
  method?: 'paypal' | 'bank'
}

export const createOrderForm = async (shopApi: string, options: OrderFormOptions = {}) => {
  const { lines = [toMinOrder(await findGoods(shopApi))], bearer, method = 'paypal' } = options
  const quoted = { bearer, body: { lines, country: 'DE', carrier: 'dhl' } }
  const { quote_hash } = await requestData(shopApi, contract.orders.buyNowBefore, quoted)
  return {
    idempotency_key: randomUUID(),
    quote_hash,
    lines,
    ...(!bearer && { email: `guest-${randomUUID()}@partgate.example` }),
    shipping_address: createAddressForm(),
    carrier: 'dhl',
    payment_method: method,
  }
}
