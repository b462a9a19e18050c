import { carriers } from '@partgate/schema/shop-api/freight.ts'
import { z } from 'zod'
import { moveOrder } from '#orders/index.ts'
import { formatAmount } from '#money/money.ts'
import { command } from './command.ts'
import { changeOrder, reportOrder } from './one-order.ts'
import { formatMinute } from '#i18n/format-minute.ts'
import { StaffError } from './staff-error.ts'
import { cents, orderName, wholeNumber, textValue } from './values.ts'

const positionals = ['order'] as const

const freight = command({
  name: 'order freight',
  usage: '<order> <USD>',
  summary: 'sets the freight of a heavy parcel; the buyer gets a mail and can pay',
  takes: z.object({ order: orderName, amount: cents }),
  positionals: ['order', 'amount'],
  run: (context, { order: number, amount }) =>
    changeOrder(context, number, async ({ order_no }) => {
      const order = await context.sales.setFreight(order_no, amount)
      const total = order.total_cents === null ? '' : `, in all USD ${formatAmount(order.total_cents)}`
      return reportOrder(order, `is sent for USD ${formatAmount(amount)}${total}`)
    }),
})

const hold = command({
  name: 'order hold',
  usage: '<order> [--days N]',
  summary: 'gives the buyer at least N days from now to pay; without --days the order never expires',
  takes: z.object({
    order: orderName,
    days: wholeNumber(1, 'a number of days from 1 to 365', 365).optional(),
  }),
  positionals,
  run: (context, { order: number, days }) =>
    changeOrder(context, number, async ({ order_no, status, total_cents }) => {
      if (status === 'unpaid' && total_cents === null)
        throw new StaffError(
          `Order ${order_no} has no payment period, because its freight is open. Set it by "order freight".`,
        )
      const order = await context.sales.holdOrder(order_no, days ?? null)
      const deadline = formatMinute(order.expires_at)
      return reportOrder(order, deadline === null ? 'is held without a deadline' : `is held until ${deadline}`)
    }),
})

const ship = command({
  name: 'order ship',
  usage: '<order> --number <number> [--carrier ups|dhl|fedex|sf]',
  summary: 'marks the order as shipped; the buyer gets a mail',
  takes: z.object({
    order: orderName,
    number: textValue(60, 'the number that the carrier has given').min(1, 'the number that the carrier has given'),
    carrier: z.enum(carriers, `one of ${carriers.join(', ')}`).optional(),
  }),
  positionals,
  run: (context, { order: name, number: shippingNumber, carrier }) =>
    changeOrder(context, name, async ({ order_no }) =>
      reportOrder(
        await context.sales.shipOrder(order_no, { shippingNumber, ...(carrier ? { carrier } : {}) }),
        `is on its way with ${shippingNumber}`,
      ),
    ),
})

const remark = command({
  name: 'order remark',
  usage: '<order> <text>',
  summary: 'sets the shop’s remark on the order’s page; "" removes it',
  takes: z.object({ order: orderName, text: textValue(2_000, 'a text of at most 2000 characters') }),
  positionals: ['order', 'text'],
  run: (context, { order: number, text }) =>
    changeOrder(context, number, async ({ order_no }) =>
      reportOrder(await context.sales.setPlatformRemark(order_no, text), text ? 'has the remark' : 'has no remark'),
    ),
})

const cancel = command({
  name: 'order cancel',
  usage: '<order>',
  summary: 'cancels an unpaid order and returns its stock',
  takes: z.object({ order: orderName }),
  positionals,
  run: (context, { order: number }) =>
    changeOrder(context, number, async (order) =>
      reportOrder(
        await context.db.tx((tx) => moveOrder(tx, order, 'canceled', { actor: 'staff', siteUrl: context.siteUrl })),
        'is canceled',
      ),
    ),
})

export const orderActions = [freight, hold, ship, remark, cancel]
