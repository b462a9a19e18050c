import type { rfq } from '@partgate/schema/shop-api/rfq.ts'
import type { z } from 'zod'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import * as store from './history-store.ts'

type List = z.output<typeof rfq.list.data>
type Detail = z.output<typeof rfq.detail.data>
type Query = z.output<typeof rfq.list.query>

const toRow = ({ rfq_no, status, created_at, part_count }: store.RequestRow): List['list'][number] => ({
  rfq_no,
  status,
  created_at: created_at.toISOString(),
  part_count,
})

export const createRfqHistoryService = (db: Queryable) => ({
  list: async (userId: number, { status, page, limit }: Query): Promise<List> => {
    const [rows, offset] = [Number(limit), (Number(page) - 1) * Number(limit)]
    const [total, list] = [
      await store.countRequests(db, userId, status ?? null),
      await store.listRequests(db, { userId, status: status ?? null, offset, limit: rows }),
    ]
    return { total, list: list.map(toRow) }
  },

  detail: async (userId: number, rfqNo: string): Promise<Detail> => {
    const found = await store.findRequest(db, userId, rfqNo)
    if (!found) throw failure('notFound')
    const { id, viewed_at, contact_name, company_name, email, telephone, country, comment } = found
    return {
      ...toRow(found),
      viewed_at: viewed_at?.toISOString() ?? null,
      contact_name,
      company_name,
      email,
      telephone,
      country,
      comment,
      parts: await store.loadParts(db, id),
    }
  },
})
