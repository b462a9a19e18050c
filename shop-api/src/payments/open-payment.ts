import { randomUUID } from 'node:crypto'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { paymentPath, toPageUrl } from '@partgate/schema/pages.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { getBuyerActions, type OrderRecord, withOwnOrder } from '#orders/index.ts'
import type { Payer } from './payer.ts'
import type { Context } from './context.ts'
import type { Payment } from './payment-record.ts'
import { insertCreating, lockOpen, readPayment, voidCreating, voidOpen, writeCreated } from './payment-store.ts'

/** Locale codes of PayPal's pages. */
const paypalLocales: Record<LocaleCode, string> = {
  en: 'en-US',
  zh: 'zh-CN',
  tw: 'zh-TW',
  jp: 'ja-JP',
  ko: 'ko-KR',
  de: 'de-DE',
  ru: 'ru-RU',
  fr: 'fr-FR',
  es: 'es-ES',
  ar: 'ar-EG',
  it: 'it-IT',
}

/** In cents; throws where nothing is to be paid now. */
export const requirePayableCents = ({ status, payment_status, total_cents }: OrderRecord): bigint => {
  const { pay } = getBuyerActions({ status, paymentStatus: payment_status, totalCents: total_cents })
  if (pay && total_cents !== null && total_cents > 0n) return total_cents
  throw failure(status === 'unpaid' && payment_status === 'pending' ? 'paymentInProgress' : 'statusConflict')
}

/** Returns the open attempt over the same amount, whose pages have the same language; otherwise voids it and creates a new one. */
const begin = async (tx: Queryable, order: OrderRecord, lang: LocaleCode): Promise<Payment> => {
  const cents = requirePayableCents(order)
  const open = await lockOpen(tx, order.id)
  if (open?.amount_cents === cents && open.lang === lang) return open
  await voidOpen(tx, order.id)
  return readPayment(tx, await insertCreating(tx, { orderId: order.id, cents, lang, requestId: randomUUID() }))
}

type Opened = { paypal_order_id: string; approve_url: string }

const toOpened = ({ state, provider_order_id, approve_url }: Payment): Opened => {
  if (provider_order_id === null || approve_url === null || state === 'void') throw failure('statusConflict')
  return { paypal_order_id: provider_order_id, approve_url }
}

export const openPayment =
  ({ db, siteUrl, paypal, log }: Context) =>
  async (payer: Payer, orderNo: string, lang: LocaleCode): Promise<Opened> => {
    const { payment, order } = await withOwnOrder(db, payer, orderNo, async (tx, order) => ({
      order,
      payment: await begin(tx, order, lang),
    }))
    if (payment.state !== 'creating') return toOpened(payment)

    const page = toPageUrl(siteUrl, lang, paymentPath(orderNo))
    const freightCents = order.freight_cents ?? 0n
    const response = await paypal.createOrder(
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
    if (response.kind === 'done' && response.value.approveUrl !== null) {
      const { id: providerOrderId, approveUrl, payee } = response.value
      await writeCreated(db, payment.id, { providerOrderId, approveUrl, payee })
      return toOpened(await readPayment(db, payment.id))
    }
    log.warn({ orderNo, paymentId: payment.id, response }, 'a payment could not be opened')
    if (response.kind !== 'declined') throw failure('paymentUnavailable')
    await voidCreating(db, payment.id, response.issue)
    const now = await readPayment(db, payment.id)
    if (now.state !== 'void') return toOpened(now)
    throw failure('paymentRefused')
  }
