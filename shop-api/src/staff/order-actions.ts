import { carriers } from '@partgate/schema/shop-api/freight.ts'
import { z } from 'zod'
import { moveOrder, type OrderRecord } from '#orders/index.ts'
import { formatAmount } from '#money/money.ts'
import { command } from './command.ts'
import { onOrder } from './one-order.ts'
import { cents, orderName, words } from './values.ts'

const positionals = ['order'] as const

const told = ({ order_no, status, payment_state }: OrderRecord, sentence: string) => ({
  text: `Order ${order_no} ${sentence}.`,
  data: { order_no, status, payment_state },
})

const freight = command({
  name: 'order freight',
  usage: '<order> <USD>',
  summary: 'names the freight of a heavy parcel; the buyer gets a mail and can pay',
  takes: z.object({ order: orderName, amount: cents }),
  positionals: ['order', 'amount'],
  run: (desk, { order: number, amount }) =>
    onOrder(desk, number, async ({ order_no }) => {
      const order = await desk.sales.nameFreight(order_no, amount)
      const total = order.total_cents === null ? '' : `, in all USD ${formatAmount(order.total_cents)}`
      return told(order, `is sent for USD ${formatAmount(amount)}${total}`)
    }),
})

const ship = command({
  name: 'order ship',
  usage: '<order> --number <number> [--carrier ups|dhl|fedex|sf]',
  summary: 'the parcel is on its way; the buyer gets a mail',
  takes: z.object({
    order: orderName,
    number: words(60, 'the number that the carrier has given').min(1, 'the number that the carrier has given'),
    carrier: z.enum(carriers, `one of ${carriers.join(', ')}`).optional(),
  }),
  positionals,
  run: (desk, { order: name, number: shippingNumber, carrier }) =>
    onOrder(desk, name, async ({ order_no }) =>
      told(
        await desk.sales.shipOrder(order_no, { shippingNumber, ...(carrier ? { carrier } : {}) }),
        `is on its way with ${shippingNumber}`,
      ),
    ),
})

const remark = command({
  name: 'order remark',
  usage: '<order> <text>',
  summary: 'the shop’s words to the buyer on the order’s page; "" takes them away',
  takes: z.object({ order: orderName, text: words(2_000, 'a text of at most 2000 characters') }),
  positionals: ['order', 'text'],
  run: (desk, { order: number, text }) =>
    onOrder(desk, number, async ({ order_no }) =>
      told(await desk.sales.setPlatformRemark(order_no, text), text ? 'has the remark' : 'has no remark'),
    ),
})

const cancel = command({
  name: 'order cancel',
  usage: '<order>',
  summary: 'calls an order off that no money has come for; its stock is free again',
  takes: z.object({ order: orderName }),
  positionals,
  run: (desk, { order: number }) =>
    onOrder(desk, number, async (order) =>
      told(
        await desk.db.tx((tx) => moveOrder(tx, order, 'canceled', { actor: 'staff', siteUrl: desk.siteUrl })),
        'is canceled',
      ),
    ),
})

export const orderActions = [freight, ship, remark, cancel]
