import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { orders } from '@partgate/schema/shop-api/orders.ts'
import type { z } from 'zod'
import { requireQuantity } from '#cart/index.ts'
import type { Attributes } from '#catalogue/index.ts'
import type { Queryable } from '#db/database.ts'
import { retried } from '#db/retried.ts'
import { failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import type { Who } from '#http/who.ts'
import { beginOnce, contentHash, finishOnce } from '#security/once.ts'
import { hook } from '../hook.ts'
import { type Basket, basketOf } from './basket.ts'
import { buyerKey, keyOwner } from './buyer.ts'
import { deliveryOf } from './delivery.ts'
import { attributesOf, itemsOf } from './items.ts'
import { requireOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import { writeEvent } from './order-store.ts'
import { keepOrderToken, placingToken } from './order-tokens.ts'
import { insertLines, insertOrder, lockUnpaid, memberEmail } from './place-store.ts'
import { presentOrder } from './present-order.ts'
import { reckon } from './quote.ts'
import { quoteData, quoteHash, termsOf } from './quote-data.ts'
import { lockOffers, takeStock } from './stock.ts'

export type PlaceBody = z.output<(typeof orders)['add']['body']>
export type Caller = { who: Who; address: string; lang: LocaleCode }

/** A buyer who has so many orders to pay pays or cancels one first. */
export const maxUnpaid = 10

const emailOf = async (tx: Queryable, { who }: Caller, body: PlaceBody): Promise<string> => {
  const email = who.userId === null ? body.email : await memberEmail(tx, who.userId)
  if (!email) throw failure('invalidRequest', { fields: [{ field: 'email', messageKey: 'fields.enterEmail' }] })
  return email
}

/** What is ordered at today's prices, its offers locked; refused if that is not what the buyer has seen. */
const agreedQuote = async (tx: Queryable, { pieces }: Basket, body: PlaceBody, country: string, words: Attributes) => {
  await lockOffers(
    tx,
    pieces.map(({ goods_id }) => goods_id),
  )
  const items = await itemsOf(tx, pieces, words)
  if (items.length === 0) throw failure(body.buy_now ? 'notFound' : 'nothingSelected')
  const reckoning = reckon(items, { country, carrier: body.carrier })
  if (quoteHash(reckoning) !== body.quote_hash) throw failure('priceChanged', { data: { quote: quoteData(reckoning) } })
  for (const line of reckoning.lines) requireQuantity(line.quantity, termsOf(line))
  return reckoning
}

/** Placing an order, spec 2 and 4: all of it or nothing, in one transaction, once per key. */
export const openPlacing = ({ db, siteUrl, orderHoldMinutes }: Deps) => {
  const placeIn = async (tx: Queryable, body: PlaceBody, caller: Caller, token: string | null, words: Attributes) => {
    const { who, lang } = caller
    const email = await emailOf(tx, caller, body)
    const { shipping, billing } = await deliveryOf(tx, who.userId, body)
    const buyer = buyerKey(caller)
    if ((await lockUnpaid(tx, buyer)) >= maxUnpaid) throw failure('tooManyUnpaid')

    const basket = await basketOf(tx, who, body.buy_now)
    await hook('order.afterCartLock')
    const reckoning = await agreedQuote(tx, basket, body, shipping.country, words)

    const { payment_method, carrier, remark } = body
    const order = { userId: who.userId, email, lang, payment_method, carrier, remark, shipping, billing }
    const pieces = reckoning.lines.map(({ goods, quantity }) => ({ goods_id: goods.goods_id, quantity }))
    const id = await insertOrder(tx, { ...order, buyerKey: buyer, reckoning, holdMinutes: orderHoldMinutes })
    await insertLines(tx, id, reckoning.lines)
    await takeStock(tx, id, pieces)
    await hook('order.afterStockTaken')

    await basket.remove(tx, new Set(pieces.map(({ goods_id }) => goods_id)))
    await writeEvent(tx, { orderId: id, from: 'new', to: 'unpaid', actor: 'buyer', note: '' })
    if (token !== null) await keepOrderToken(tx, id, token)
    await mailOrder(tx, 'orderPlaced', await requireOrder(tx, id), siteUrl)
    return id
  }

  return async (body: PlaceBody, caller: Caller) => {
    const { who, lang } = caller
    const { idempotency_key: key, ...content } = body
    const once = { owner: keyOwner(caller, body.email ?? ''), key, hash: contentHash(content) }
    const token = who.userId === null ? placingToken(who.cartToken, key) : null
    const words = await attributesOf(db, lang)

    const { id, isFirst } = await retried(() =>
      db.tx(async (tx) => {
        const earlier = await beginOnce(tx, once)
        await hook('order.afterKey')
        if (earlier !== null) return { id: Number(earlier), isFirst: false }
        const placed = await placeIn(tx, body, caller, token, words)
        await finishOnce(tx, once, String(placed))
        await hook('order.beforeCommit')
        return { id: placed, isFirst: true }
      }),
    )
    await hook('order.afterCommit')
    const isToldAgain = who.cartToken !== null
    return { order: await presentOrder(db, id, lang), order_token: isFirst || isToldAgain ? token : null }
  }
}
