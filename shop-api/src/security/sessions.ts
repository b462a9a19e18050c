import { sessionDays } from '@partgate/schema/limits.ts'
import type { Queryable } from '#db/database.ts'
import { hashToken, isTokenShaped, createToken } from './tokens.ts'

const lifetimeSeconds = sessionDays * 24 * 60 * 60

type Session = { userId: number; hash: Uint8Array }

export const findSession = async (db: Queryable, token: string): Promise<Session | null> => {
  if (!isTokenShaped(token)) return null
  const hash = hashToken(token)
  const [row] = await db.query<{ user_id: number }>(
    `select s.user_id from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > now() and u.status = 'active'`,
    [hash],
    'session-find',
  )
  return row ? { userId: row.user_id, hash } : null
}

/** `expire` is in epoch seconds. */
export const startSession = async (tx: Queryable, userId: number): Promise<{ token: string; expire: number }> => {
  const token = createToken()
  const [row] = await tx.query<{ expire: number }>(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))
     returning floor(extract(epoch from expires_at))::int as expire`,
    [hashToken(token), userId, lifetimeSeconds],
  )
  if (!row) throw new Error('The session was not stored')
  return { token, expire: row.expire }
}

export const endSession = async (db: Queryable, hash: Uint8Array): Promise<void> => {
  await db.query('delete from sessions where token_hash = $1', [hash])
}

export const endSessions = async (
  tx: Queryable,
  userId: number,
  exceptHash: Uint8Array | null = null,
): Promise<void> => {
  await tx.query(
    'delete from sessions where user_id = $1 and ($2::bytea is null or token_hash <> $2)',
    [userId, exceptHash],
    'sessions-end',
  )
}
