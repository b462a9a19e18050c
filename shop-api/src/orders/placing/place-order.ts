import type { LocaleCode } from '@partgate/schema/locales.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import type { orders } from '@partgate/schema/shop-api/orders.ts'
import type { z } from 'zod'
import { findAddress } from '#account/index.ts'
import { lockSelected, removeOrdered } from '#cart/index.ts'
import { readWording, type Wording } from '#catalogue/index.ts'
import type { Queryable } from '#db/database.ts'
import { withRetries } from '#db/with-retries.ts'
import { createNotFoundFailure, failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import type { Caller } from '#http/caller.ts'
import { normalizeEmail } from '#security/email.ts'
import { limits, takeTry } from '#security/rate-limit.ts'
import { beginOnce, contentHash, finishOnce } from '#security/once.ts'
import { failpoint } from '../../failpoint.ts'
import { toBuyerKey, toOrderKeyOwner } from './buyer.ts'
import { loadItems } from './items.ts'
import { requireOrder } from '../move-order.ts'
import { mailOrder } from '../order-mail.ts'
import { writeEvent } from '../order-store.ts'
import { createOrderToken, hasOrderToken, storeOrderToken } from '../order-tokens.ts'
import { insertLines, insertOrder, lockUnpaid, readMemberEmail } from './place-store.ts'
import { presentOrder } from '../present-order.ts'
import { calculateTotals, type RequestedLine } from './quote.ts'
import { toQuoteData, hashQuote } from './quote-data.ts'
import { listRefusedLines, refuseLines, toCartLines, toRequestedLine } from './requested-lines.ts'
import { lockGoods, takeStock } from '../stock.ts'
import { type Address, address } from '@partgate/schema/shop-api/address.ts'
import { findAddressRefusals } from '#address/address-rules.ts'

type Placed = { kind: 'created' | 'replayed'; id: number }
type AddressInput = { field: string; id: number | undefined; inline: Address | undefined }

const resolveAddress = async (
  tx: Queryable,
  userId: number | null,
  { field, id, inline }: AddressInput,
): Promise<Address | null> => {
  if (id === undefined) return inline ?? null
  const saved = userId === null ? null : await findAddress(tx, userId, id)
  if (saved === null) throw createNotFoundFailure(field)
  return address.parse(saved)
}

const requireValidAddress = (field: string, place: Address) => {
  const refusals = findAddressRefusals(place).map((refusal) => ({ ...refusal, field: `${field}.${refusal.field}` }))
  if (refusals.length > 0) throw failure('invalidRequest', { fields: refusals })
}

type DeliveryInput = {
  shipping_address_id?: number | undefined
  shipping_address?: Address | undefined
  billing_address_id?: number | undefined
  billing_address?: Address | undefined
}

/** Addresses of other members are not found. */
const resolveDelivery = async (tx: Queryable, userId: number | null, input: DeliveryInput) => {
  const shipping = await resolveAddress(tx, userId, {
    field: 'shipping_address_id',
    id: input.shipping_address_id,
    inline: input.shipping_address,
  })
  if (!shipping) throw new Error('The order has no shipping address, which the contract requires')
  const billing = await resolveAddress(tx, userId, {
    field: 'billing_address_id',
    id: input.billing_address_id,
    inline: input.billing_address,
  })
  requireValidAddress('shipping_address', shipping)
  if (billing) requireValidAddress('billing_address', billing)
  return { shipping, billing: billing ?? shipping }
}

/** The selected lines of the locked cart, or lines that are independent of it. */
type Basket = {
  requestedLines: readonly RequestedLine[]
  remove: (tx: Queryable, goodsIds: ReadonlySet<number>) => Promise<void>
}

const loadBasket = async (tx: Queryable, caller: Caller, wireLines: PlaceBody['lines']): Promise<Basket> => {
  if (wireLines) return { requestedLines: wireLines.map(toRequestedLine), remove: async () => {} }
  const selected = await lockSelected(tx, caller)
  if (selected === null) throw failure('nothingSelected')
  const { cartId, lines } = selected
  return {
    requestedLines: toCartLines(lines),
    remove: (tx, goodsIds) =>
      removeOrdered(
        tx,
        cartId,
        lines.filter(({ goods_id }) => goodsIds.has(goods_id)).map(({ id }) => id),
      ),
  }
}

type PlaceBody = z.output<(typeof orders)['add']['body']>
export type OrderRequester = { caller: Caller; address: string; lang: LocaleCode }

/**
 * A member or partner with this many unpaid orders must pay or cancel one first; guests of a network share the limit.
 * Orders with open freight, which cannot be paid yet, have a limit of the same size.
 */
export const maxUnpaid = 10

type LimitMessage = 'failures.tooManyUnpaid' | 'failures.tooManyOpenFreights'

const requireBelowLimit = ({ userId, apiClient }: Caller, count: number, message: LimitMessage) => {
  if (count < maxUnpaid) return
  const messageKey = userId === null && apiClient === null ? 'failures.tooManyUnpaidGuests' : message
  throw failure('tooManyUnpaid', { messageKey, values: { max: maxUnpaid } })
}

const resolveEmail = async (tx: Queryable, { caller }: OrderRequester, body: PlaceBody): Promise<string> => {
  const email = caller.userId === null ? body.email : await readMemberEmail(tx, caller.userId)
  if (!email) {
    throw failure('invalidRequest', {
      fields: [{ field: 'email', messageKey: 'fields.enterEmail', reason: 'missing' }],
    })
  }
  return email
}

/** Each order of a guest sends a mail to an unverified address; canceled orders count too. */
const admitGuest = async (tx: Queryable, { caller, address }: OrderRequester, email: string) => {
  if (caller.userId !== null || caller.apiClient !== null) return
  await takeTry(tx, limits.guestOrderOfNetwork, toNetwork(address))
  await takeTry(tx, limits.guestOrder, normalizeEmail(email))
}

/** Locks the offers. Refuses `lines` that cannot be ordered (those of a cart stay there), and totals that differ from the buyer's quote. */
const requireAgreedQuote = async (
  tx: Queryable,
  { requestedLines }: Basket,
  body: PlaceBody,
  country: string,
  wording: Wording,
) => {
  await lockGoods(
    tx,
    requestedLines.map(({ goods_id }) => goods_id),
  )
  const items = await loadItems(tx, requestedLines, wording)
  if (body.lines) refuseLines(listRefusedLines(requestedLines, items))
  if (items.length === 0) throw failure('nothingSelected')
  const destination = { country, carrier: body.carrier }
  const totals = calculateTotals(items, destination)
  if (hashQuote(totals) !== body.quote_hash) throw failure('priceChanged', { data: { quote: toQuoteData(totals) } })
  if (totals.lines.length === 0) throw failure('nothingSelected')
  return totals
}

/** Places an order in one transaction, once for each idempotency key. */
export const createOrderPlacement = ({ db, siteUrl, orderHoldMinutes }: Deps) => {
  const placeIn = async (
    tx: Queryable,
    body: PlaceBody,
    buyer: OrderRequester,
    token: string | null,
    wording: Wording,
  ) => {
    const { caller, lang } = buyer
    const email = await resolveEmail(tx, buyer, body)
    const { shipping, billing } = await resolveDelivery(tx, caller.userId, body)
    const buyerKey = toBuyerKey(buyer)
    const unpaid = await lockUnpaid(tx, buyerKey)
    requireBelowLimit(caller, unpaid.payable, 'failures.tooManyUnpaid')

    const basket = await loadBasket(tx, caller, body.lines)
    await failpoint('order.afterCartLock')
    const totals = await requireAgreedQuote(tx, basket, body, shipping.country, wording)
    if (totals.freight === null) requireBelowLimit(caller, unpaid.openFreight, 'failures.tooManyOpenFreights')
    await admitGuest(tx, buyer, email)

    const { payment_method, carrier, purchase_order_no, remark } = body
    const terms = { payment_method, carrier, purchase_order_no, remark }
    const order = { userId: caller.userId, email, lang, ...terms, shipping, billing }
    const requestedItems = totals.lines.map(({ goods, quantity }) => ({ goods_id: goods.goods_id, quantity }))
    const id = await insertOrder(tx, { ...order, buyerKey, totals, holdMinutes: orderHoldMinutes })
    await insertLines(tx, id, totals.lines)
    await takeStock(tx, id, requestedItems)
    await failpoint('order.afterStockTaken')

    await basket.remove(tx, new Set(requestedItems.map(({ goods_id }) => goods_id)))
    await writeEvent(tx, { orderId: id, from: 'new', to: 'unpaid', actor: 'buyer', note: '' })
    if (token !== null) await storeOrderToken(tx, id, token)
    await mailOrder(tx, 'orderPlaced', await requireOrder(tx, id), siteUrl)
    return id
  }

  return async (body: PlaceBody, buyer: OrderRequester) => {
    const { caller, lang } = buyer
    const { idempotency_key: key, ...content } = body
    const once = { owner: toOrderKeyOwner(caller, Boolean(body.lines)), key, hash: contentHash(content) }
    const token = caller.userId === null ? createOrderToken(caller.cartToken, key) : null
    const wording = await readWording(db, lang)

    const { kind, id } = await withRetries(() =>
      db.tx(async (tx): Promise<Placed> => {
        const earlier = await beginOnce(tx, once)
        await failpoint('order.afterKey')
        if (earlier !== null) return { kind: 'replayed', id: Number(earlier) }
        const placed = await placeIn(tx, body, buyer, token, wording)
        await finishOnce(tx, once, String(placed))
        await failpoint('order.beforeCommit')
        return { kind: 'created', id: placed }
      }),
    )
    await failpoint('order.afterCommit')
    const isTokenValid = token !== null && (kind === 'created' || (await hasOrderToken(db, id, token)))
    return { order: await presentOrder(db, id, lang), order_token: isTokenValid ? token : null }
  }
}
