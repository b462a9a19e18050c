import { formatMinute } from '#i18n/format-minute.ts'
import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import { z } from 'zod'
import { deadlineSql } from '#orders/index.ts'
import { formatAmount } from '#money/money.ts'
import { command } from './command.ts'
import { formatPayment } from './one-order.ts'
import { formatTable } from './print.ts'
import { oneOf, rowLimit } from './values.ts'

type Row = {
  order_no: string
  serial_no: string
  status: string
  payment_method: string
  payment_status: string
  subtotal_cents: string
  freight_cents: string | null
  email: string
  placed_at: Date
  deadline: Date | null
}

const toTotal = ({ subtotal_cents, freight_cents }: Row) =>
  freight_cents === null ? null : formatAmount(BigInt(subtotal_cents) + BigInt(freight_cents))

export const orderList = command({
  name: 'order list',
  usage: '[--status S] [--limit N]',
  summary: `lists the newest orders, or those of one status: ${orderStatuses.join(', ')}`,
  takes: z.object({ status: oneOf(orderStatuses).optional(), limit: rowLimit }),
  positionals: [],
  run: async ({ db }, { status, limit }) => {
    const rows = await db.query<Row>(
      `select order_no, serial_no, status, payment_method, payment_status, subtotal_cents, freight_cents, email, placed_at,
         ${deadlineSql} as deadline
       from orders where $1::text is null or status = $1 order by id desc limit $2`,
      [status ?? null, limit],
      'staff-orders',
    )
    const text = formatTable(
      ['order', 'serial number', 'status', 'payment', 'total USD', 'placed', 'canceled by the shop', 'buyer'],
      rows.map((row) => [
        row.order_no,
        row.serial_no,
        row.status,
        formatPayment(row),
        toTotal(row) ?? 'name the freight',
        formatMinute(row.placed_at),
        formatMinute(row.deadline),
        row.email,
      ]),
      'There are no such orders.',
    )
    const data = rows.map(({ subtotal_cents, freight_cents, ...row }) => ({
      ...row,
      subtotal: formatAmount(BigInt(subtotal_cents)),
      freight: freight_cents === null ? null : formatAmount(BigInt(freight_cents)),
      total: toTotal({ ...row, subtotal_cents, freight_cents }),
    }))
    return { text, data }
  },
})
