import type { Queryable } from '#db/database.ts'
import { carrierName } from '#freight/index.ts'
import type { MailKind, MailTable } from '#mail/letter.ts'
import { pageLink } from '#mail/link.ts'
import { queueMail } from '#mail/queue-mail.ts'
import { formatAmount } from '#money/money.ts'
import { newToken } from '#security/tokens.ts'
import type { OrderRecord } from './order-record.ts'
import { keepOrderToken } from './order-tokens.ts'

type OrderMail = Extract<MailKind, `order${string}`>
type Line = { name: string; quantity: number; amount_cents: string }

const printed = (cents: bigint | null) => (cents === null ? null : formatAmount(cents))

const tableOf = async (tx: Queryable, order: OrderRecord): Promise<MailTable> => {
  const lines = await tx.query<Line>(
    `select part_number || ', ' || brand_name as name, quantity, amount_cents from order_lines
     where order_id = $1 order by line_no`,
    [order.id],
    'orders.mailLines',
  )
  return {
    rows: lines.map(({ name, quantity, amount_cents }) => ({
      name,
      quantity,
      amount: formatAmount(BigInt(amount_cents)),
    })),
    totals: [
      { label: 'subtotal', amount: formatAmount(order.subtotal_cents) },
      { label: 'freight', amount: printed(order.freight_cents) },
      { label: 'total', amount: printed(order.total_cents) },
    ],
  }
}

/** The page of the order; a guest's link carries a secret of its own. */
const linkTo = async (tx: Queryable, { id, order_no, user_id, lang }: OrderRecord, siteUrl: string) => {
  const page = `/myaccount/order-status-history/${order_no}`
  if (user_id !== null) return pageLink(siteUrl, lang, page)
  const token = newToken()
  await keepOrderToken(tx, id, token)
  return pageLink(siteUrl, lang, `${page}?token=${token}`)
}

/** Writes to the buyer about the order, in the transaction of what it tells. */
export const mailOrder = async (tx: Queryable, kind: OrderMail, order: OrderRecord, siteUrl: string): Promise<void> => {
  const isShipped = kind === 'orderShipped'
  await queueMail(tx, {
    kind,
    lang: order.lang,
    to: order.email,
    orderId: order.id,
    values: {
      link: await linkTo(tx, order, siteUrl),
      orderNo: order.order_no,
      serialNo: order.serial_no,
      carrier: isShipped ? carrierName(order.carrier) : '',
      shippingNumber: isShipped ? (order.shipping_number ?? '') : '',
    },
    table: await tableOf(tx, order),
  })
}
