import { z } from 'zod'
import { formatAmount } from '#money/money.ts'
import type { OrderRecord } from '#orders/index.ts'
import { command } from './command.ts'
import { onOrder } from './one-order.ts'
import { orderName } from './values.ts'

const takes = z.object({ order: orderName })
const positionals = ['order'] as const

const told = ({ order_no, status, payment_state }: OrderRecord, sentence: string) => ({
  text: `Order ${order_no} ${sentence}.`,
  data: { order_no, status, payment_state },
})

const whereTheMoneyIs = ({ payment_method, payment_state }: OrderRecord) => {
  if (payment_method === 'bank') return 'send the transfer back now'
  return payment_state === 'refunded' ? 'PayPal has sent the money back' : 'PayPal is asked until the money is back'
}

const confirm = command({
  name: 'order confirm',
  usage: '<order>',
  summary: 'the money has come and the order is being prepared; the buyer gets a mail',
  takes,
  positionals,
  run: (desk, { order: number }) =>
    onOrder(desk, number, async ({ order_no }) => {
      const order = await desk.payments.confirmOrder(order_no)
      return told(order, `is paid, USD ${formatAmount(order.total_cents ?? 0n)}, and can be prepared`)
    }),
})

const refund = command({
  name: 'order refund',
  usage: '<order>',
  summary: 'gives all the money back; the buyer gets a mail when it is done',
  takes,
  positionals,
  run: (desk, { order: number }) =>
    onOrder(desk, number, async ({ order_no }) => {
      const order = await desk.payments.refundOrder(order_no)
      return told(order, `is refunded; ${whereTheMoneyIs(order)}`)
    }),
})

export const orderMoney = [confirm, refund]
