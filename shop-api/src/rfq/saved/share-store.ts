import type { Queryable } from '#db/database.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'
import type { HeadRow } from './saved-list-store.ts'

type Share = { tokenHash: Uint8Array; userId: number; listId: string; days: number }

/** Null if the member has no such list. */
export const insertListShare = async (db: Queryable, { tokenHash, userId, listId, days }: Share) => {
  const [share] = await db.query<{ expires_at: Date }>(
    `insert into parts_list_shares (token_hash, list_id, expires_at)
     select $1, id, now() + make_interval(days => $4::int) from parts_lists where user_id = $2 and id = $3
     returning expires_at`,
    [tokenHash, userId, listId, days],
    'rfq.insertListShare',
  )
  return share ?? null
}

type SharedHead = Pick<HeadRow, 'id' | 'name' | 'boards' | 'attrition_percent' | 'updated_at'> & { expires_at: Date }

export const findSharedList = async (db: Queryable, tokenHash: Uint8Array) => {
  const [found] = await db.query<SharedHead>(
    `select l.id, l.name, l.boards, l.attrition_percent::text as attrition_percent, l.updated_at, s.expires_at
     from parts_list_shares s join parts_lists l on l.id = s.list_id where s.token_hash = $1 and s.expires_at > now()`,
    [tokenHash],
    'rfq.findSharedList',
  )
  return found ?? null
}

export const sweepListShares = (db: Queryable) => deleteInBatches(db, 'parts_list_shares', 'expires_at < now()')
