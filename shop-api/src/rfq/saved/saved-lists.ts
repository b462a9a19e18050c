import { maxSavedPartsLists } from '@partgate/schema/limits.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { savedPartsLists, SavedListHead, SavedListInput } from '@partgate/schema/shop-api/saved-parts-lists.ts'
import type { z } from 'zod'
import { readWording, type GoodsRow, loadGoodsByIds, toLadder, toPricedGoods } from '#catalogue/index.ts'
import type { Database, Queryable } from '#db/database.ts'
import { parseRowCursor } from '#db/keyset.ts'
import { createAccountLimitFailure, createNotFoundFailure, failure } from '#http/failure.ts'
import { createShareToken, shareDays } from '#security/share-links.ts'
import { hashToken } from '#security/tokens.ts'
import { createSnapshot, type GoodsById, toListRow, toSavedRow, toSharedRow } from './saved-row.ts'
import * as store from './saved-list-store.ts'
import { findSharedList, insertListShare } from './share-store.ts'

type Wire = typeof savedPartsLists
type ListQuery = z.output<Wire['partsLists']['query']>
type Whole = z.output<Wire['partsList']['data']>
type Shared = z.output<Wire['sharedPartsList']['data']>

const toHead = <Row extends store.HeadRow>({ created_at, updated_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

type Chosen = { goods_id: number | null }

const listGoodsIds = (rows: readonly Chosen[]) => [...new Set(rows.flatMap(({ goods_id }) => goods_id ?? []))]

const loadChosenGoods = async (db: Queryable, rows: readonly Chosen[]): Promise<GoodsRow[]> => {
  const ids = listGoodsIds(rows)
  return ids.length === 0 ? [] : loadGoodsByIds(db, ids)
}

const toProduction = ({ boards, attrition_percent }: Pick<SavedListInput, 'boards' | 'attrition_percent'>) => ({
  boards,
  attritionPercent: attrition_percent,
})

/** A list of another member is reported like an unknown one. */
const refuseReplacing = async (tx: Queryable, userId: number, id: string) =>
  (await store.findList(tx, userId, id))
    ? failure('changedElsewhere', { fields: [{ field: 'version', messageKey: 'failures.changedElsewhere' }] })
    : createNotFoundFailure('id')

const writeHead = async (tx: Queryable, userId: number, { id, version, rows, ...head }: SavedListInput) => {
  if (id !== undefined && version !== undefined) {
    const replaced = await store.replaceList(tx, { userId, id, version }, head, rows.length)
    if (!replaced) throw await refuseReplacing(tx, userId, id)
    return replaced
  }
  await store.lockMember(tx, userId)
  if ((await store.countLists(tx, userId)) >= maxSavedPartsLists)
    throw createAccountLimitFailure('failures.partsListsFull', maxSavedPartsLists)
  return store.insertList(tx, userId, head, rows.length)
}

/** Parts lists of members, and links to them. */
export const createSavedListService = (db: Database) => {
  const loadRows = async (listId: string, lang: LocaleCode) => {
    const rows = await store.loadRows(db, listId)
    const [goods, wording] = await Promise.all([loadChosenGoods(db, rows), readWording(db, lang)])
    const known: GoodsById = new Map(goods.map((row) => [row.goods_id, toPricedGoods(row, wording)]))
    return { rows, known }
  }

  return {
    list: async (userId: number, { after, page, limit }: ListQuery) => {
      const rows = Number(limit)
      const found = await store.listLists(db, userId, {
        after: after === undefined ? null : parseRowCursor(after),
        offset: (Number(page) - 1) * rows,
        limit: rows + 1,
      })
      return {
        total: await store.countLists(db, userId),
        list: found.slice(0, rows).map(toHead),
        has_more: found.length > rows,
      }
    },

    read: async (userId: number, id: string, lang: LocaleCode): Promise<Whole> => {
      const head = await store.findList(db, userId, id)
      if (!head) throw failure('notFound')
      const { rows, known } = await loadRows(id, lang)
      return { ...toHead(head), rows: rows.map((row) => toSavedRow(row, toProduction(head), known)) }
    },

    /** Goods that the shop no longer sells retain their last snapshot. */
    save: async (userId: number, input: SavedListInput): Promise<SavedListHead> => {
      const offers = new Map(
        (await loadChosenGoods(db, input.rows)).map((row) => [row.goods_id, { ...row, ladder: toLadder(row) }]),
      )
      const missing = listGoodsIds(input.rows).filter((id) => !offers.has(id))
      return db.tx(async (tx) => {
        const head = await writeHead(tx, userId, input)
        const earlier = missing.length > 0 ? await store.loadSnapshots(tx, head.id, missing) : new Map()
        const rows = input.rows.map((row) => {
          const offer = offers.get(row.goods_id ?? 0)
          const snapshot = offer ? createSnapshot(row, toProduction(input), offer) : earlier.get(row.goods_id ?? 0)
          return toListRow(row, snapshot ?? null)
        })
        await store.deleteRows(tx, head.id)
        await store.insertRows(tx, head.id, rows)
        return toHead({ ...head, line_count: store.countLines(rows) })
      })
    },

    remove: async (userId: number, id: string) => {
      if (!(await store.deleteList(db, userId, id))) throw createNotFoundFailure('id')
      return { id }
    },

    share: async (userId: number, listId: string, address: string) => {
      const { token, tokenHash } = await createShareToken(db, 'parts-list-share-network', address)
      const share = await insertListShare(db, { tokenHash, userId, listId, days: shareDays })
      if (!share) throw createNotFoundFailure('id')
      return { token, expires_at: share.expires_at.toISOString() }
    },

    readShared: async (token: string, lang: LocaleCode): Promise<Shared> => {
      const found = await findSharedList(db, hashToken(token))
      if (!found) throw failure('notFound')
      const { id, updated_at, expires_at, ...list } = found
      const { rows, known } = await loadRows(id, lang)
      return {
        ...list,
        updated_at: updated_at.toISOString(),
        expires_at: expires_at.toISOString(),
        // Rows of the kind `note` are remarks of the buyer.
        rows: rows.filter(({ kind }) => kind !== 'note').map((row) => toSharedRow(row, toProduction(list), known)),
      }
    },
  }
}
