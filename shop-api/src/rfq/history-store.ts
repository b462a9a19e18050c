import type { rfqSorts, rfqStatuses } from '@partgate/schema/shop-api/rfq.ts'
import type { Queryable } from '#db/database.ts'
import { createKeyset, type Keyset, type RowPlace } from '#db/keyset.ts'
import { formatUnitPrice } from '#money/money.ts'
import type { Contact } from './request-store.ts'

type Status = (typeof rfqStatuses)[number]
type RequestSort = (typeof rfqSorts)[number]
export type RequestRow = Contact & {
  id: number
  rfq_no: string
  reference: string
  status: Status
  created_at: Date
  viewed_at: Date | null
  is_mailed: boolean
  updated_at: Date
  part_count: number
}

const row = `id, rfq_no, reference, status, created_at, viewed_at, updated_at, is_mailed, contact_name, company_name, email, telephone, country,
  comment,
  (select count(*)::int from rfq_parts where rfq_id = rfqs.id) as part_count`

/** Null where everything matches. */
type RequestFilter = {
  userId: number
  status: Status | null
  createdFrom: string | null
  createdTo: string | null
  updatedFrom: string | null
}
type RequestRange = { sort: RequestSort; after: RowPlace | null; offset: number; limit: number }

const fits = `user_id = $1 and ($2::text is null or status = $2)
  and created_at >= coalesce($3::timestamptz, '-infinity') and created_at < coalesce($4::timestamptz, 'infinity')
  and updated_at >= coalesce($5::timestamptz, '-infinity')`

const toParameters = ({ userId, status, createdFrom, createdTo, updatedFrom }: RequestFilter) => [
  userId,
  status,
  createdFrom,
  createdTo,
  updatedFrom,
]

const selectPage = (keyset: Keyset) => `select ${row}, ${keyset.cursor} as cursor from rfqs
  where ${fits} and ${keyset.isAfter('$6', '$7')} order by ${keyset.order} offset $8 limit $9`
const pages: Record<RequestSort, string> = {
  created: selectPage(createKeyset('created_at', 'rfq_no', 'desc')),
  updated: selectPage(createKeyset('updated_at', 'rfq_no', 'asc')),
}

export const listRequests = (db: Queryable, filter: RequestFilter, { sort, after, offset, limit }: RequestRange) =>
  db.query<RequestRow & { cursor: string }>(
    pages[sort],
    [...toParameters(filter), after?.at ?? null, after?.number ?? null, offset, limit],
    `rfq.listRequests.${sort}`,
  )

export const countRequests = async (db: Queryable, filter: RequestFilter) => {
  const [counted] = await db.query<{ total: number }>(
    `select count(*)::int as total from rfqs where ${fits}`,
    toParameters(filter),
    'rfq.countRequests',
  )
  return counted?.total ?? 0
}

export const findRequest = async (db: Queryable, userId: number, rfqNo: string) => {
  const [found] = await db.query<RequestRow>(
    `select ${row} from rfqs where user_id = $1 and rfq_no = $2`,
    [userId, rfqNo],
    'rfq.findRequest',
  )
  return found ?? null
}

/** For the buyer who has just sent the request, a guest included. */
export const loadSentRequest = async (db: Queryable, rfqNo: string) => {
  const [sent] = await db.query<RequestRow>(`select ${row} from rfqs where rfq_no = $1`, [rfqNo], 'rfq.loadSentRequest')
  if (!sent) throw new Error(`The request ${rfqNo} does not exist`)
  return sent
}

type PartRow = {
  goods_id: number | null
  part_number: string
  manufacturer: string
  package: string
  date_code: string
  note: string
  qty: number
  target_price: string | null
  customer_part_no: string
}

/** By the id of the request. */
export const loadPartsByRequest = async (db: Queryable, rfqIds: readonly number[]): Promise<Map<number, PartRow[]>> => {
  const rows = await db.query<PartRow & { rfq_id: number }>(
    `select rfq_id, goods_id, part_number, manufacturer, package, date_code, note, quantity as qty, target_price, customer_part_no
     from rfq_parts where rfq_id = any($1::int[]) order by rfq_id, part_no`,
    [rfqIds],
    'rfq.loadPartsByRequest',
  )
  const parts = rows.map(({ rfq_id, target_price, ...part }) => ({
    rfq_id,
    part: { ...part, target_price: target_price === null ? null : formatUnitPrice(BigInt(target_price)) },
  }))
  const byRequest = Map.groupBy(parts, ({ rfq_id }) => rfq_id)
  return new Map([...byRequest].map(([id, group]) => [id, group.map(({ part }) => part)]))
}

export const loadParts = async (db: Queryable, rfqId: number): Promise<PartRow[]> =>
  (await loadPartsByRequest(db, [rfqId])).get(rfqId) ?? []

/** False where the request does not exist; a second call changes nothing. */
export const markViewed = async (db: Queryable, rfqNo: string): Promise<boolean> => {
  const marked = await db.query(
    `update rfqs set status = 'viewed', viewed_at = coalesce(viewed_at, now()) where rfq_no = $1 returning id`,
    [rfqNo],
    'rfq.markViewed',
  )
  return marked.length > 0
}
