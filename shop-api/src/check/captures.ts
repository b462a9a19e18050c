import type { Queryable } from '#db/database.ts'

export type Capture = { captureId: string; providerOrderId: string; cents: bigint; currency: string }

type Stored = {
  order_no: string
  provider_order_id: string
  capture_id: string | null
  captured_cents: string | null
  captured_currency: string | null
}

const stored = `
  select o.order_no, p.provider_order_id, p.capture_id, p.captured_cents, p.captured_currency
  from payments p join orders o on o.id = p.order_id
  where p.provider = 'paypal' and p.state in ('captured', 'held', 'refund_due', 'refunding', 'partly_refunded', 'refunded')`

/** Every capture at the provider is stored exactly once, and every stored capture exists at the provider. */
export const checkCaptures = async (db: Queryable, captures: readonly Capture[]): Promise<string[]> => {
  const known = new Map((await db.query<Stored>(stored)).map((payment) => [payment.capture_id, payment]))
  const atProvider = new Set(captures.map(({ captureId }) => captureId))
  const unknown = captures.flatMap(({ captureId, providerOrderId, cents, currency }) => {
    const payment = known.get(captureId)
    if (!payment) return [`The provider took ${cents} cents (${captureId}), and no payment contains it.`]
    const isSame =
      BigInt(payment.captured_cents ?? 0) === cents &&
      payment.captured_currency === currency &&
      payment.provider_order_id === providerOrderId
    return isSame ? [] : [`Order ${payment.order_no}: capture ${captureId} is not what the provider took.`]
  })
  const invented = [...known.values()].filter(({ capture_id }) => !atProvider.has(capture_id ?? ''))
  return [
    ...unknown,
    ...invented.map(({ order_no, capture_id }) => `Order ${order_no}: the provider knows no capture ${capture_id}.`),
  ]
}
