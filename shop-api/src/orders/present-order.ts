import { shopCurrency } from '@partgate/schema/currency.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import { loadGoodsByIds, readWording, toGoods } from '#catalogue/index.ts'
import type { Database } from '#db/database.ts'
import { toTrackingUrl } from '#freight/index.ts'
import { formatAmount, formatKnownAmount, formatUnitPrice } from '#money/money.ts'
import type { OrderRecord } from './order-record.ts'
import { readById } from './order-store.ts'
import { loadOrderEvents, loadOrderLines, type StoredEvent, type StoredLine } from './present-store.ts'
import { getBuyerActions } from './transitions.ts'

const formatIso = (at: Date | null) => at && at.toISOString()

const toLineData = (line: StoredLine, goods: Goods | undefined): Order['lines'][number] => ({
  line_no: line.line_no,
  goods_id: line.goods_id,
  part_number: line.part_number,
  brand_name: line.brand_name,
  packaging: line.packaging,
  batch: line.batch,
  cart_num: line.quantity,
  customer_part_no: line.customer_part_no,
  price: formatUnitPrice(BigInt(line.unit_price)),
  amount: formatAmount(BigInt(line.amount_cents)),
  goods: goods ?? null,
})

const toWireOrder = (order: OrderRecord, lines: Order['lines'], events: readonly StoredEvent[]): Order => {
  const { status, payment_status: paymentStatus, total_cents: totalCents } = order
  const may = getBuyerActions({ status, paymentStatus, totalCents })
  return {
    order_no: order.order_no,
    serial_no: order.serial_no,
    purchase_order_no: order.purchase_order_no,
    status,
    currency: shopCurrency,
    lines,
    subtotal: formatAmount(order.subtotal_cents),
    freight: formatKnownAmount(order.freight_cents),
    confirm_with_sales: order.freight_by_sales,
    total: formatKnownAmount(totalCents),
    payment_method: order.payment_method,
    payment_status: paymentStatus,
    placed_at: order.placed_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    can_pay: may.pay,
    can_cancel: may.cancel,
    can_receive: may.receive,
    email: order.email,
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    carrier: order.carrier,
    weight_mg: Number(order.weight_mg),
    remark: order.remark,
    platform_remark: order.platform_remark,
    shipping_number: order.shipping_number,
    tracking_url: order.shipping_number ? toTrackingUrl(order.carrier, order.shipping_number) : null,
    paid_at: formatIso(order.paid_at),
    shipped_at: formatIso(order.shipped_at),
    received_at: formatIso(order.received_at),
    canceled_at: formatIso(order.canceled_at),
    expires_at: formatIso(order.expires_at),
    history: events.map(({ to_status, at }) => ({ status: to_status, at: at.toISOString() })),
  }
}

export const presentOrders = async <R extends OrderRecord>(
  db: Database,
  records: readonly R[],
  lang: LocaleCode,
): Promise<{ record: R; order: Order }[]> => {
  const ids = records.map(({ id }) => id)
  const wording = await readWording(db, lang)
  const lines = await loadOrderLines(db, ids)
  const events = await loadOrderEvents(db, ids)
  const sold = await loadGoodsByIds(db, [...new Set(lines.map(({ goods_id }) => goods_id))])
  const goods = new Map(sold.map((row) => [row.goods_id, toGoods(row, wording)]))
  const linesByOrder = Map.groupBy(lines, ({ order_id }) => order_id)
  const eventsByOrder = Map.groupBy(events, ({ order_id }) => order_id)
  return records.map((record) => {
    const ownLines = (linesByOrder.get(record.id) ?? []).map((line) => toLineData(line, goods.get(line.goods_id)))
    return {
      record,
      order: toWireOrder(record, ownLines, eventsByOrder.get(record.id) ?? []),
    }
  })
}

/** Call it outside transactions. */
export const presentOrder = async (db: Database, orderId: number, lang: LocaleCode): Promise<Order> => {
  const record = await readById(db, orderId)
  const [presented] = record ? await presentOrders(db, [record], lang) : []
  if (!presented) throw new Error(`There is no order of id ${orderId}`)
  return presented.order
}
