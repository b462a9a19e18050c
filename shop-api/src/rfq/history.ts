import type { rfq } from '@partgate/schema/shop-api/rfq.ts'
import type { z } from 'zod'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import * as store from './history-store.ts'

type List = z.output<typeof rfq.list.data>
type Detail = z.output<typeof rfq.detail.data>
type Query = z.output<typeof rfq.list.query>

const toRow = ({ id: _, created_at, viewed_at, ...row }: store.RequestRow) => ({
  ...row,
  created_at: created_at.toISOString(),
  viewed_at: viewed_at?.toISOString() ?? null,
})

const loadWhole = async (db: Queryable, row: store.RequestRow): Promise<Detail> => ({
  ...toRow(row),
  parts: await store.loadParts(db, row.id),
})

export const loadSentRequest = async (db: Queryable, rfqNo: string): Promise<Detail> =>
  loadWhole(db, await store.loadSentRequest(db, rfqNo))

export const createRfqHistoryService = (db: Queryable) => ({
  list: async (userId: number, { parts, page, limit, ...query }: Query): Promise<List> => {
    const status = query.status ?? null
    const [rows, offset] = [Number(limit), (Number(page) - 1) * Number(limit)]
    const total = await store.countRequests(db, userId, status)
    const list = await store.listRequests(db, { userId, status, offset, limit: rows })
    const ids = list.map(({ id }) => id)
    const partsByRequest = parts === '1' ? await store.loadPartsByRequest(db, ids) : null
    return {
      total,
      list: list.map((row) => ({ ...toRow(row), parts: partsByRequest && (partsByRequest.get(row.id) ?? []) })),
    }
  },

  detail: async (userId: number, rfqNo: string): Promise<Detail> => {
    const found = await store.findRequest(db, userId, rfqNo)
    if (!found) throw failure('notFound')
    return loadWhole(db, found)
  },
})
