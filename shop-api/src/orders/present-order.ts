import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { Order, OrderRow as WireRow } from '@partgate/schema/shop-api/orders.ts'
import { goodsByIds, goodsOf } from '#catalogue/index.ts'
import type { Database } from '#db/database.ts'
import { formatAmount, formatUnitPrice } from '#money/money.ts'
import { attributesOf } from './items.ts'
import type { OrderRecord } from './order-record.ts'
import { readById } from './order-store.ts'
import { eventsOf, linesOf, type StoredLine } from './present-store.ts'
import { buyerMay } from './transitions.ts'

const printed = (cents: bigint | null) => (cents === null ? null : formatAmount(cents))
const isoOf = (at: Date | null) => at && at.toISOString()

const lineData = (line: StoredLine, goods: Goods | undefined): WireRow['lines'][number] => ({
  line_no: line.line_no,
  goods_id: line.goods_id,
  part_number: line.part_number,
  brand_name: line.brand_name,
  packaging: line.packaging,
  batch: line.batch,
  cart_num: line.quantity,
  price: formatUnitPrice(BigInt(line.unit_price)),
  amount: formatAmount(BigInt(line.amount_cents)),
  goods: goods ?? null,
})

const rowData = (order: OrderRecord, lines: WireRow['lines']): WireRow => {
  const { status, payment_state: paymentState, total_cents: totalCents } = order
  const may = buyerMay({ status, paymentState, totalCents })
  return {
    order_no: order.order_no,
    serial_no: order.serial_no,
    status,
    currency: 'USD',
    lines,
    subtotal: formatAmount(order.subtotal_cents),
    freight: printed(order.freight_cents),
    confirm_with_sales: order.freight_by_sales,
    total: printed(totalCents),
    payment_method: order.payment_method,
    payment_state: paymentState,
    placed_at: order.placed_at.toISOString(),
    can_pay: may.pay,
    can_cancel: may.cancel,
    can_receive: may.receive,
  }
}

/** Orders as a list of the contract shows them. */
export const presentRows = async (
  db: Database,
  orders: readonly OrderRecord[],
  lang: LocaleCode,
): Promise<WireRow[]> => {
  const attributes = await attributesOf(db, lang)
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  )
  const sold = await goodsByIds(db, [...new Set(lines.map(({ goods_id }) => goods_id))])
  const goods = new Map(sold.map((row) => [row.goods_id, goodsOf(row, attributes)]))
  const ofOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  return orders.map((order) => {
    const own = ofOrder.get(order.id) ?? []
    return rowData(
      order,
      own.map((line) => lineData(line, goods.get(line.goods_id))),
    )
  })
}

/** One order as the contract shows it, as it is stored now; call it outside transactions. */
export const presentOrder = async (db: Database, orderId: number, lang: LocaleCode): Promise<Order> => {
  const order = await readById(db, orderId)
  const [row] = order ? await presentRows(db, [order], lang) : []
  if (!order || !row) throw new Error(`There is no order of id ${orderId}`)
  const events = await eventsOf(db, orderId)
  return {
    ...row,
    email: order.email,
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    carrier: order.carrier,
    weight_mg: Number(order.weight_mg),
    remark: order.remark,
    platform_remark: order.platform_remark,
    shipping_number: order.shipping_number,
    paid_at: isoOf(order.paid_at),
    shipped_at: isoOf(order.shipped_at),
    received_at: isoOf(order.received_at),
    canceled_at: isoOf(order.canceled_at),
    expires_at: isoOf(order.expires_at),
    history: events.map(({ to_status, at }) => ({ status: to_status, at: at.toISOString() })),
  }
}
