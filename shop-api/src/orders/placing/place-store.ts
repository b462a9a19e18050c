import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Address } from '@partgate/schema/shop-api/address.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import type { Queryable } from '#db/database.ts'
import { createRandomNumber } from '../../random-number.ts'
import { createSerialNo } from './numbers.ts'
import type { QuoteLine, Totals } from './quote.ts'

export const readMemberEmail = async (tx: Queryable, userId: number) => {
  const [row] = await tx.query<{ email: string }>('select email from users where id = $1', [userId], 'orders.email')
  return row?.email ?? null
}

const lockSpace = 7_274_285

/**
 * Payable orders include those with a declared transfer. Parallel orders of the buyer wait, so that two cannot both be the last
 * allowed one.
 */
export const lockUnpaid = async (tx: Queryable, buyerKey: string) => {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockSpace, buyerKey], 'orders.lockBuyer')
  const [row] = await tx.query<{ payable: number; open_freight: number }>(
    `select count(freight_cents)::int as payable, (count(*) - count(freight_cents))::int as open_freight from orders
     where buyer_key = $1 and (status = 'unpaid' or (status = 'confirming' and payment_status = 'declared'))`,
    [buyerKey],
    'orders.countUnpaid',
  )
  return { payable: row?.payable ?? 0, openFreight: row?.open_freight ?? 0 }
}

type NewOrder = Pick<Order, 'email' | 'payment_method' | 'carrier' | 'purchase_order_no' | 'remark'> & {
  userId: number | null
  lang: LocaleCode
  buyerKey: string
  shipping: Address
  billing: Address
  totals: Totals
  /** The payment period; it begins later where sales sets the freight. */
  holdMinutes: number
}

const tries = 5

export const insertOrder = async (tx: Queryable, order: NewOrder): Promise<number> => {
  const { subtotal, freight, isFreightBySales, weightMg } = order.totals
  for (let tried = 0; tried < tries; tried++) {
    const [row] = await tx.query<{ id: number }>(
      `insert into orders (order_no, serial_no, user_id, email, lang, status, payment_method, subtotal_cents, freight_cents,
         freight_by_sales, weight_mg, carrier, shipping_address, billing_address, purchase_order_no,
         remark, buyer_key, expires_at)
       values ($1, $2, $3, $4, $5, 'unpaid', $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb, $14, $15, $16,
         now() + make_interval(mins => $17))
       on conflict do nothing returning id`,
      [
        createRandomNumber('PG'),
        createSerialNo(),
        order.userId,
        order.email,
        order.lang,
        order.payment_method,
        String(subtotal),
        freight === null ? null : String(freight),
        isFreightBySales,
        String(weightMg),
        order.carrier,
        JSON.stringify(order.shipping),
        JSON.stringify(order.billing),
        order.purchase_order_no,
        order.remark,
        order.buyerKey,
        freight === null ? null : order.holdMinutes,
      ],
      'orders.insert',
    )
    if (row) return row.id
  }
  throw new Error('No order number was free')
}

export const insertLines = (tx: Queryable, orderId: number, lines: readonly QuoteLine[]) =>
  tx.query(
    `insert into order_lines (order_id, line_no, goods_id, part_number, brand_name, packaging, batch, quantity, unit_price,
       amount_cents, customer_part_no)
     select $1::int, row_number() over (), * from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[],
       $8::bigint[], $9::bigint[], $10::text[])`,
    [
      orderId,
      lines.map(({ goods }) => goods.goods_id),
      lines.map(({ goods }) => goods.part_number),
      lines.map(({ goods }) => goods.brand_name),
      lines.map(({ goods }) => goods.packaging),
      lines.map(({ goods }) => goods.batch),
      lines.map(({ quantity }) => quantity),
      lines.map(({ unitPrice }) => String(unitPrice)),
      lines.map(({ cents }) => String(cents)),
      lines.map(({ customerPartNo }) => customerPartNo),
    ],
    'orders.insertLines',
  )
