import { z } from 'zod'
import { formatAmount } from '#money/money.ts'
import type { OrderRecord } from '#orders/index.ts'
import { command } from './command.ts'
import { changeOrder, reportOrder } from './one-order.ts'
import { orderName } from './values.ts'

const takes = z.object({ order: orderName })
const positionals = ['order'] as const

const formatMoneyLocation = ({ payment_method, payment_status }: OrderRecord) => {
  if (payment_method === 'bank') return 'send the transfer back now'
  return payment_status === 'refunded'
    ? 'PayPal has sent the money back'
    : 'the shop repeats the request until the money is back'
}

const confirm = command({
  name: 'order confirm',
  usage: '<order>',
  summary: 'confirms the payment and prepares the order; the buyer gets a mail',
  takes,
  positionals,
  run: (context, { order: number }) =>
    changeOrder(context, number, async ({ order_no }) => {
      const order = await context.payments.confirmOrder(order_no)
      return reportOrder(order, `is paid, USD ${formatAmount(order.total_cents ?? 0n)}, and can be prepared`)
    }),
})

const refund = command({
  name: 'order refund',
  usage: '<order>',
  summary: 'refunds the whole payment by PayPal, or books the refund of a transfer; the buyer gets a mail',
  takes,
  positionals,
  run: (context, { order: number }) =>
    changeOrder(context, number, async ({ order_no }) => {
      const order = await context.payments.refundOrder(order_no)
      return reportOrder(order, `is refunded; ${formatMoneyLocation(order)}`)
    }),
})

export const orderMoney = [confirm, refund]
