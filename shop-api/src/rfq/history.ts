import type { rfq } from '@partgate/schema/shop-api/rfq.ts'
import type { z } from 'zod'
import type { Queryable } from '#db/database.ts'
import { parseRowCursor } from '#db/keyset.ts'
import { failure } from '#http/failure.ts'
import * as store from './history-store.ts'

type List = z.output<typeof rfq.list.data>
type Detail = z.output<typeof rfq.detail.data>
type Query = z.output<typeof rfq.list.query>

const toRow = <Row extends store.RequestRow>({ id: _, created_at, viewed_at, updated_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
  viewed_at: viewed_at?.toISOString() ?? null,
  updated_at: updated_at.toISOString(),
})

const loadWhole = async (db: Queryable, row: store.RequestRow): Promise<Detail> => ({
  ...toRow(row),
  parts: await store.loadParts(db, row.id),
})

export const loadSentRequest = async (db: Queryable, rfqNo: string): Promise<Detail> =>
  loadWhole(db, await store.loadSentRequest(db, rfqNo))

export const createRfqHistoryService = (db: Queryable) => ({
  list: async (userId: number, { parts, page, limit, sort, after, ...query }: Query): Promise<List> => {
    const filter = {
      userId,
      status: query.status ?? null,
      createdFrom: query.created_from ?? null,
      createdTo: query.created_to ?? null,
      updatedFrom: query.updated_from ?? null,
    }
    const rows = Number(limit)
    const found = await store.listRequests(db, filter, {
      sort,
      after: after === undefined ? null : parseRowCursor(after),
      offset: (Number(page) - 1) * rows,
      limit: rows + 1,
    })
    const list = found.slice(0, rows)
    const ids = list.map(({ id }) => id)
    const partsByRequest = parts === '1' ? await store.loadPartsByRequest(db, ids) : null
    return {
      total: await store.countRequests(db, filter),
      list: list.map((row) => ({ ...toRow(row), parts: partsByRequest && (partsByRequest.get(row.id) ?? []) })),
      has_more: found.length > rows,
    }
  },

  detail: async (userId: number, rfqNo: string): Promise<Detail> => {
    const found = await store.findRequest(db, userId, rfqNo)
    if (!found) throw failure('notFound')
    return loadWhole(db, found)
  },
})
