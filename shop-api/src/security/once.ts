import { createHash } from 'node:crypto'
import type { Queryable } from '#db/database.ts'
import { isLockTimeout } from '#db/with-retries.ts'
import { failure } from '#http/failure.ts'

type KeyOwner = { userId: number | null; apiClient: string | null }

/** The member, the partner, or all guests together: a guest may repeat a request from another network, and other content is refused. */
export const toKeyOwner = (purpose: 'order' | 'rfq', { userId, apiClient }: KeyOwner) => {
  if (userId !== null) return `${purpose}:member:${userId}`
  return apiClient === null ? `${purpose}:guest` : `${purpose}:partner:${apiClient}`
}

type Once = { owner: string; key: string; hash: Uint8Array }

const sortFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortFields)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sortFields(each)]))
}

/** Equal for two requests that differ only in the order of their fields. */
export const contentHash = (content: object): Uint8Array =>
  createHash('sha256')
    .update(JSON.stringify(sortFields(content)))
    .digest()

const lockTimeout = '2s'

const insertKey = async (tx: Queryable, { owner, key, hash }: Once) => {
  await tx.query("select set_config('lock_timeout', $1, true)", [lockTimeout], 'once.lockTimeout')
  const inserted = await tx
    .query(
      'insert into idempotency_keys (owner, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key',
      [owner, key, hash],
      'once.insert',
    )
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? failure('inProgress') : error
    })
  await tx.query('set local lock_timeout to default', [], 'once.resetLockTimeout')
  return inserted.length > 0
}

type Known = { request_hash: Uint8Array; result: string | null }

/** Null: the request is new. Otherwise returns the stored result. Waits briefly for a parallel request; a key with other content is refused. */
export const beginOnce = async (tx: Queryable, once: Once): Promise<string | null> => {
  if (await insertKey(tx, once)) return null
  const [known] = await tx.query<Known>(
    'select request_hash, result from idempotency_keys where owner = $1 and key = $2',
    [once.owner, once.key],
    'once.known',
  )
  if (!known) throw failure('inProgress')
  if (Buffer.compare(known.request_hash, once.hash) !== 0) throw failure('keyConflict')
  if (known.result === null) throw new Error('A key was stored without a result')
  return known.result
}

export const finishOnce = (tx: Queryable, { owner, key }: Once, result: string) =>
  tx.query('update idempotency_keys set result = $3 where owner = $1 and key = $2', [owner, key, result], 'once.finish')
