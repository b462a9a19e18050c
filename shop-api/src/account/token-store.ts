import type { Queryable } from '#db/database.ts'
import type { Status } from './store.ts'

export type Purpose = 'activate' | 'reset'
export type MailToken = {
  user_id: number
  email: string
  email_norm: string
  company_name: string
  contact_name: string
  status: Status
  is_used: boolean
  is_expired: boolean
}

const lifetimeHours = { activate: 24, reset: 1 } satisfies Record<Purpose, number>
export const getLifetimeHours = (purpose: Purpose) => lifetimeHours[purpose]

/** Does nothing for an account that does not exist. */
export const insertToken = async (tx: Queryable, userId: number, purpose: Purpose, hash: Uint8Array) => {
  await tx.query(
    `insert into mail_tokens (token_hash, user_id, purpose, expires_at)
     select $1, id, $3, now() + make_interval(hours => $4) from users where id = $2`,
    [hash, userId, purpose, getLifetimeHours(purpose)],
    'mail-token-insert',
  )
}

export const endTokens = async (tx: Queryable, userId: number, purpose: Purpose) => {
  await tx.query('delete from mail_tokens where user_id = $1 and purpose = $2', [userId, purpose], 'mail-token-end')
}

const tokenByHash = `
  select m.user_id, u.email, u.email_norm, u.company_name, u.contact_name, u.status, m.used_at is not null as is_used,
    m.expires_at <= now() as is_expired
  from mail_tokens m join users u on u.id = m.user_id
  where m.token_hash = $1 and m.purpose = $2`

export const findToken = async (db: Queryable, purpose: Purpose, hash: Uint8Array) =>
  (await db.query<MailToken>(tokenByHash, [hash, purpose], 'mail-token-find'))[0] ?? null

/** Locks the account before the link, like every other transaction. */
export const lockToken = async (tx: Queryable, purpose: Purpose, hash: Uint8Array) => {
  await tx.query(
    'select 1 from users where id = (select user_id from mail_tokens where token_hash = $1) for update',
    [hash],
    'mail-token-lock-account',
  )
  const rows = await tx.query<MailToken>(`${tokenByHash} for update of m`, [hash, purpose], 'mail-token-lock')
  return rows[0] ?? null
}

export const markTokenUsed = async (tx: Queryable, hash: Uint8Array) => {
  await tx.query('update mail_tokens set used_at = now() where token_hash = $1', [hash], 'mail-token-use')
}
