import type { Queryable } from '#db/database.ts'
import { registrationColumns, type Status } from './store.ts'

export type Purpose = 'activate' | 'reset'
export type MailToken = {
  user_id: number
  email: string
  email_norm: string
  company_name: string
  contact_name: string
  status: Status
  has_registration: boolean
  is_used: boolean
  is_expired: boolean
}

const lifetimeHours = { activate: 24, reset: 1 } satisfies Record<Purpose, number>
export const getLifetimeHours = (purpose: Purpose) => lifetimeHours[purpose]

/** An activation link has the registration that the account holds now. Does nothing for an account that does not exist. */
export const insertToken = async (tx: Queryable, userId: number, purpose: Purpose, hash: Uint8Array) => {
  await tx.query(
    `insert into mail_tokens (token_hash, user_id, purpose, expires_at, registration)
     select $1, u.id, $3, now() + make_interval(hours => $4),
       case when $3 = 'activate' then (select to_jsonb(form) from (select ${registrationColumns}) form) end
     from users u where u.id = $2`,
    [hash, userId, purpose, getLifetimeHours(purpose)],
    'mail-token-insert',
  )
}

export const endResetTokens = async (tx: Queryable, userId: number) => {
  await tx.query("delete from mail_tokens where user_id = $1 and purpose = 'reset'", [userId], 'mail-token-end')
}

const tokenByHash = `
  select m.user_id, u.email, u.email_norm, u.company_name, u.contact_name, u.status,
    m.registration is not null as has_registration, m.used_at is not null as is_used, m.expires_at <= now() as is_expired
  from mail_tokens m join users u on u.id = m.user_id
  where m.token_hash = $1 and m.purpose = $2`

export const findToken = async (db: Queryable, purpose: Purpose, hash: Uint8Array) =>
  (await db.query<MailToken>(tokenByHash, [hash, purpose], 'mail-token-find'))[0] ?? null

/** Locks the account before the link, like every other transaction. */
export const lockToken = async (tx: Queryable, purpose: Purpose, hash: Uint8Array) => {
  await tx.query(
    'select 1 from users where id = (select user_id from mail_tokens where token_hash = $1) for no key update',
    [hash],
    'mail-token-lock-account',
  )
  const rows = await tx.query<MailToken>(`${tokenByHash} for update of m`, [hash, purpose], 'mail-token-lock')
  return rows[0] ?? null
}

export const markTokenUsed = async (tx: Queryable, hash: Uint8Array) => {
  await tx.query('update mail_tokens set used_at = now() where token_hash = $1', [hash], 'mail-token-use')
}

export const hasRegistration = async (tx: Queryable, userId: number): Promise<boolean> => {
  const rows = await tx.query(
    'select 1 from mail_tokens where user_id = $1 and registration is not null limit 1',
    [userId],
    'mail-token-has-registration',
  )
  return rows.length > 0
}

/** The links sent so far activate the account no longer. */
export const removeRegistrations = async (tx: Queryable, userId: number) => {
  await tx.query('update mail_tokens set registration = null where user_id = $1', [userId], 'mail-token-empty')
}
