import { randomUUID } from 'node:crypto'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { pageLink } from '#mail/link.ts'
import { buyerMay, type OrderRecord, withOwnOrder } from '#orders/index.ts'
import type { Caller } from './caller.ts'
import type { Context } from './context.ts'
import type { Payment } from './payment-record.ts'
import { insertCreating, lockOpen, readPayment, voidOpen, writeCreated, writeState } from './payment-store.ts'
import { paypalLocales } from './paypal-locale.ts'

/** What the buyer has to pay, in cents; refused where there is nothing to pay now. */
export const payable = ({ status, payment_state, total_cents }: OrderRecord): bigint => {
  const { pay } = buyerMay({ status, paymentState: payment_state, totalCents: total_cents })
  if (pay && total_cents !== null && total_cents > 0n) return total_cents
  throw failure(status === 'unpaid' && payment_state === 'pending' ? 'inProgress' : 'statusConflict')
}

/** The open attempt where it is over the same amount, else a new one; the one before is void. */
const begin = async (tx: Queryable, order: OrderRecord): Promise<Payment> => {
  const cents = payable(order)
  const open = await lockOpen(tx, order.id)
  if (open?.amount_cents === cents) return open
  await voidOpen(tx, order.id)
  return readPayment(tx, await insertCreating(tx, { orderId: order.id, cents, requestId: randomUUID() }))
}

type Opened = { paypal_order_id: string; approve_url: string }

const openedOf = ({ state, provider_order_id, approve_url }: Payment): Opened => {
  if (provider_order_id === null || approve_url === null || state === 'void') throw failure('statusConflict')
  return { paypal_order_id: provider_order_id, approve_url }
}

/** Opens a payment at PayPal for the caller's order, or gives the one that is open (threats D7). */
export const openPayment =
  ({ db, siteUrl, paypal, log }: Context) =>
  async (caller: Caller, orderNo: string, lang: LocaleCode): Promise<Opened> => {
    const { payment, order } = await withOwnOrder(db, caller, orderNo, async (tx, order) => ({
      order,
      payment: await begin(tx, order),
    }))
    if (payment.state !== 'creating') return openedOf(payment)

    const page = `${pageLink(siteUrl, lang, '/pay/payment')}?order_no=${encodeURIComponent(orderNo)}`
    const freightCents = order.freight_cents ?? 0n
    const answer = await paypal.createOrder(
      {
        orderNo,
        itemCents: payment.amount_cents - freightCents,
        freightCents,
        returnUrl: page,
        cancelUrl: `${page}&canceled=1`,
        locale: paypalLocales[lang],
      },
      payment.create_request_id ?? '',
    )
    if (answer.kind === 'done' && answer.value.approveUrl !== null) {
      const { id: providerOrderId, approveUrl, payee } = answer.value
      await writeCreated(db, payment.id, { providerOrderId, approveUrl, payee })
      return openedOf(await readPayment(db, payment.id))
    }
    log.warn({ orderNo, paymentId: payment.id, answer }, 'a payment could not be opened')
    if (answer.kind !== 'declined') throw failure('paymentUnavailable')
    await writeState(db, payment.id, 'void', answer.issue)
    throw failure('paymentRefused')
  }
