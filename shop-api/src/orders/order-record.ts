import type { Address } from '@partgate/schema/shop-api/address.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'

type AsStored = Pick<
  Order,
  | 'order_no'
  | 'serial_no'
  | 'purchase_order_no'
  | 'email'
  | 'status'
  | 'payment_method'
  | 'payment_status'
  | 'carrier'
  | 'remark'
  | 'platform_remark'
  | 'shipping_number'
> & {
  id: number
  user_id: number | null
  lang: LocaleCode
  /** Sales sets or has set the freight. */
  freight_by_sales: boolean
  shipping_address: Address
  billing_address: Address
  buyer_key: string
  placed_at: Date
  updated_at: Date
  expires_at: Date | null
  paid_at: Date | null
  shipped_at: Date | null
  received_at: Date | null
  canceled_at: Date | null
}

/** Money in cents, weight in milligrams. */
export type OrderRecord = AsStored & {
  subtotal_cents: bigint
  /** Null until sales has set it. */
  freight_cents: bigint | null
  /** Null until the freight is known. */
  total_cents: bigint | null
  weight_mg: bigint
}

export type OrderRow = AsStored & { subtotal_cents: string; freight_cents: string | null; weight_mg: string }

export const orderColumns = `
  o.id, o.order_no, o.serial_no, o.purchase_order_no, o.user_id, o.email, o.lang, o.status, o.payment_method, o.payment_status, o.subtotal_cents,
  o.freight_cents, o.freight_by_sales, o.weight_mg, o.carrier, o.shipping_address, o.billing_address, o.remark,
  o.platform_remark, o.shipping_number, o.buyer_key, o.placed_at, o.updated_at, o.expires_at, o.paid_at, o.shipped_at, o.received_at,
  o.canceled_at`

export const toOrderRecord = (row: OrderRow): OrderRecord => {
  const subtotal = BigInt(row.subtotal_cents)
  const freight = row.freight_cents === null ? null : BigInt(row.freight_cents)
  return {
    ...row,
    subtotal_cents: subtotal,
    freight_cents: freight,
    total_cents: freight === null ? null : subtotal + freight,
    weight_mg: BigInt(row.weight_mg),
  }
}
