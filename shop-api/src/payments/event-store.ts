import type { Queryable } from '#db/database.ts'

export type PaymentEvent = { event_id: string; kind: string; body: string }

/** False where the event is already stored. */
export const insertEvent = async (
  db: Queryable,
  { event_id, kind, body }: PaymentEvent,
  providerOrderId: string | null,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into payment_events (event_id, kind, provider_order_id, body) values ($1, $2, $3, $4)
     on conflict (event_id) do nothing returning event_id`,
    [event_id, kind, providerOrderId, body],
    'payments.insertEvent',
  )
  return rows.length > 0
}

export const writeEventOutcome = (db: Queryable, eventId: string, outcome: string) =>
  db.query(
    'update payment_events set settled_at = now(), outcome = $2 where event_id = $1',
    [eventId, outcome],
    'payments.writeEventOutcome',
  )

export const leaseEvents = (db: Queryable, most: number) =>
  db.query<PaymentEvent>(
    `update payment_events set attempts = attempts + 1,
       next_look_at = now() + least(make_interval(secs => 60 * 2 ^ least(attempts, 12)), interval '1 hour')
     where event_id in (
       select event_id from payment_events where settled_at is null and next_look_at <= now()
       order by next_look_at limit $1 for update skip locked)
     returning event_id, kind, body`,
    [most],
    'payments.leaseEvents',
  )

/** By the provider's ids, else by the shop's order number. */
export const findEventPayments = (
  db: Queryable,
  {
    providerOrderId,
    captureId,
    orderNo,
  }: { providerOrderId: string | null; captureId: string | null; orderNo: string | null },
) =>
  db.query<{ id: number }>(
    `with named as (
       select id from payments where provider_order_id = $1 or capture_id = $2)
     select id from named
     union
     select p.id from payments p join orders o on o.id = p.order_id
     where o.order_no = $3 and p.provider_order_id is not null and not exists (select from named)`,
    [providerOrderId, captureId, orderNo],
    'payments.findEventPayments',
  )
