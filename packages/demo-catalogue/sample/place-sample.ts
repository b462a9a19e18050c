import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { SavedAddress } from '@partgate/schema/shop-api/address.ts'
import pino from 'pino'
import type { Queryable } from '@partgate/shop-api/src/db/database.ts'
import type { Deps } from '@partgate/shop-api/src/http/route.ts'
import { findOrderByNo, moveOrder, createSalesService } from '@partgate/shop-api/src/orders/index.ts'
import { createPaymentService } from '@partgate/shop-api/src/payments/index.ts'
import { createToken } from '@partgate/shop-api/src/security/tokens.ts'
import { backdateOrder } from './backdate.ts'
import type { SendAsBuyer } from './buyer.ts'
import { type SampleGoods, sampleQuantity } from './goods.ts'
import type { SampleOrder, SampleStep } from './sample-orders.ts'

type Shop = { tx: Queryable; deps: Deps; buyer: SendAsBuyer }
type Order = { lines: readonly { goods: SampleGoods; budgetUsd: number }[]; placedAt: number } & {
  shipTo: Record<SampleOrder['shipTo'], SavedAddress>
}

const hourMs = 3_600_000

const place = async ({ buyer }: Shop, sample: SampleOrder, { lines, shipTo }: Order): Promise<string> => {
  for (const { goods, budgetUsd } of lines) {
    const body = { goods_id: goods.goods_id, cart_num: sampleQuantity(goods, budgetUsd) }
    await buyer(contract.cart.add, body)
  }
  const { carrier, method, purchaseOrderNo = '', remark = '' } = sample
  const { id: shipping, country } = shipTo[sample.shipTo]
  const { quote_hash } = await buyer(contract.orders.before, { country, carrier })
  const { order } = await buyer(contract.orders.add, {
    idempotency_key: createToken(),
    quote_hash,
    shipping_address_id: shipping,
    billing_address_id: shipTo.office.id,
    carrier,
    payment_method: method,
    purchase_order_no: purchaseOrderNo,
    remark,
  })
  return order.order_no
}

const approve = async (approveUrl: string) => {
  const body = new URLSearchParams({ action: 'pay' })
  const response = await fetch(approveUrl, { method: 'POST', body, redirect: 'manual' })
  await response.body?.cancel()
}

const pay = async (buyer: SendAsBuyer, method: SampleOrder['method'], order_no: string) => {
  const { bankConfirm, paypalCreateOrder, paypalCapture } = contract.payments
  if (method === 'bank') return buyer(bankConfirm, { order_no })
  const { paypal_order_id, approve_url } = await buyer(paypalCreateOrder, { order_no })
  await approve(approve_url)
  return buyer(paypalCapture, { order_no, paypal_order_id })
}

const perform = async (
  { tx, deps, buyer }: Shop,
  step: SampleStep,
  method: SampleOrder['method'],
  order_no: string,
) => {
  const sales = createSalesService(deps)
  const payments = createPaymentService({ ...deps, log: pino({ level: 'silent' }) })
  switch (step.do) {
    case 'pay':
      return pay(buyer, method, order_no)
    case 'confirm':
      return payments.confirmOrder(order_no)
    case 'refund':
      return payments.refundOrder(order_no)
    case 'ship':
      return sales.shipOrder(order_no, { shippingNumber: step.number })
    case 'remark':
      return sales.setPlatformRemark(order_no, step.text)
    case 'hold':
      return sales.holdOrder(order_no, null)
    case 'receive':
      return buyer(contract.orders.receive, { order_no })
    case 'cancel':
      return buyer(contract.orders.cancel, { order_no })
    case 'expire': {
      const acting = { actor: 'shop', note: 'not paid in time', siteUrl: deps.siteUrl } as const
      return moveOrder(tx, await findOrderByNo(tx, order_no), 'canceled', acting)
    }
  }
}

export const placeSampleOrder = async (shop: Shop, sample: SampleOrder, order: Order): Promise<void> => {
  const { tx } = shop
  const orderNo = await place(shop, sample, order)
  const { id, user_id } = await findOrderByNo(tx, orderNo)
  const own = { id, buyer: user_id ?? 0 }
  await backdateOrder(tx, own, new Date(order.placedAt))
  for (const step of sample.steps) {
    await perform(shop, step, sample.method, orderNo)
    await backdateOrder(tx, own, new Date(order.placedAt + step.afterHours * hourMs))
  }
}
