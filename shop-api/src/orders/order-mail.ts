import { orderPath, toPageUrl } from '@partgate/schema/pages.ts'
import type { Queryable } from '#db/database.ts'
import { formatCarrierName, toTrackingUrl } from '#freight/index.ts'
import { formatMinute } from '#i18n/format-minute.ts'
import type { MailKind, MailTable } from '#mail/mail-content.ts'
import { omitLinks } from '#mail/omit-links.ts'
import { queueMail } from '#mail/queue-mail.ts'
import { formatAmount, formatKnownAmount } from '#money/money.ts'
import { createToken } from '#security/tokens.ts'
import type { OrderRecord } from './order-record.ts'
import { storeOrderToken } from './order-tokens.ts'

type OrderMail = Extract<MailKind, `order${string}`>
type Line = { name: string; customer_part_no: string; quantity: number; amount_cents: string }

const loadMailTable = async (tx: Queryable, order: OrderRecord): Promise<MailTable> => {
  const lines = await tx.query<Line>(
    `select part_number || ', ' || brand_name as name, customer_part_no, quantity, amount_cents from order_lines
     where order_id = $1 order by line_no`,
    [order.id],
    'orders.mailLines',
  )
  return {
    rows: lines.map(({ name, customer_part_no, quantity, amount_cents }) => ({
      name,
      customerPartNo: toQuotable(order, customer_part_no),
      quantity,
      amount: formatAmount(BigInt(amount_cents)),
    })),
    totals: [
      { label: 'subtotal', amount: formatAmount(order.subtotal_cents) },
      { label: 'freight', amount: formatKnownAmount(order.freight_cents) },
      { label: 'total', amount: formatKnownAmount(order.total_cents) },
    ],
  }
}

/** Anyone can order with a stranger's address, so the mail of a guest must not carry the sender's links. */
const toQuotable = ({ user_id }: OrderRecord, text: string) => (user_id === null ? omitLinks(text) : text)

/** The links of a guest carry an order access token. */
const createLinks = async (tx: Queryable, { id, order_no, user_id, lang }: OrderRecord, siteUrl: string) => {
  const page = orderPath(order_no)
  if (user_id !== null) return (below = '') => toPageUrl(siteUrl, lang, page + below)
  const token = createToken()
  await storeOrderToken(tx, id, token)
  return (below = '') => toPageUrl(siteUrl, lang, `${page}${below}?token=${token}`)
}

const beforePayment: readonly OrderMail[] = ['orderPlaced', 'orderFreight']
const withDocuments: readonly OrderMail[] = ['orderPlaced', 'orderFreight', 'orderPaid', 'orderConfirmed']

export const mailOrder = async (tx: Queryable, kind: OrderMail, order: OrderRecord, siteUrl: string): Promise<void> => {
  const number = kind === 'orderShipped' ? order.shipping_number : null
  const linkTo = await createLinks(tx, order, siteUrl)
  const hasDocuments = withDocuments.includes(kind)
  await queueMail(tx, {
    kind,
    lang: order.lang,
    to: order.email,
    orderId: order.id,
    values: {
      link: linkTo(),
      orderNo: order.order_no,
      serialNo: order.serial_no,
      purchaseOrderNo: toQuotable(order, order.purchase_order_no),
      payBefore: (beforePayment.includes(kind) && formatMinute(order.expires_at)) || '',
      carrier: number === null ? '' : formatCarrierName(order.carrier),
      shippingNumber: number ?? '',
    },
    links: {
      confirmation: hasDocuments ? linkTo('/confirmation.pdf') : null,
      proforma: hasDocuments ? linkTo('/proforma.pdf') : null,
      tracking: number === null ? null : toTrackingUrl(order.carrier, number),
    },
    table: await loadMailTable(tx, order),
  })
}
