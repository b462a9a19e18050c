import type { account, Profile } from '@partgate/schema/shop-api/account.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { z } from 'zod'
import type { Queryable } from '#db/database.ts'

export type Registration = z.output<(typeof account)['register']['body']>
export type Status = 'pending' | 'active' | 'blocked'
export type Account = { id: number; email: string; password_hash: string; status: Status }
export type MailToken = { user_id: number; email: string; status: Status; is_used: boolean; is_expired: boolean }

const personColumns = 'sales_name, contact_name, telephone, company_name, country, city, state, address'
const personOf = (form: Registration) => [
  form.sales_name,
  form.contact_name,
  form.telephone,
  form.company_name,
  form.country,
  form.city,
  form.state,
  form.address,
]

type NewAccount = { form: Registration; emailNorm: string; passwordHash: string; lang: LocaleCode }

/** Stores a pending account; null where the address has one already. */
export const insertAccount = async (tx: Queryable, { form, emailNorm, passwordHash, lang }: NewAccount) => {
  const [row] = await tx.query<{ id: number }>(
    `insert into users (email, email_norm, password_hash, lang, status, ${personColumns})
     values ($1, $2, $3, $4, 'pending', $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (email_norm) do nothing returning id`,
    [form.email, emailNorm, passwordHash, lang, ...personOf(form)],
  )
  return row?.id ?? null
}

/** Puts a new registration in the place of one that was never activated. */
export const replacePending = async (tx: Queryable, id: number, { form, passwordHash, lang }: NewAccount) => {
  await tx.query(
    `update users set (email, password_hash, lang, ${personColumns}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     where id = $1 and status = 'pending'`,
    [id, form.email, passwordHash, lang, ...personOf(form)],
  )
  await tx.query("delete from mail_tokens where user_id = $1 and purpose = 'activate'", [id])
}

const accountByEmail = 'select id, email, password_hash, status from users where email_norm = $1'

export const findAccount = async (db: Queryable, emailNorm: string) =>
  (await db.query<Account>(accountByEmail, [emailNorm], 'account-by-email'))[0] ?? null

export const lockAccount = async (tx: Queryable, emailNorm: string) =>
  (await tx.query<Account>(`${accountByEmail} for update`, [emailNorm]))[0] ?? null

export const insertActivation = async (tx: Queryable, userId: number, tokenHash: Uint8Array, lifetimeHours: number) => {
  await tx.query(
    `insert into mail_tokens (token_hash, user_id, purpose, expires_at)
     values ($1, $2, 'activate', now() + make_interval(hours => $3))`,
    [tokenHash, userId, lifetimeHours],
  )
}

export const lockActivation = async (tx: Queryable, tokenHash: Uint8Array) => {
  const [row] = await tx.query<MailToken>(
    `select m.user_id, u.email, u.status, m.used_at is not null as is_used, m.expires_at <= now() as is_expired
     from mail_tokens m join users u on u.id = m.user_id
     where m.token_hash = $1 and m.purpose = 'activate' for update`,
    [tokenHash],
  )
  return row ?? null
}

export const activate = async (tx: Queryable, userId: number, tokenHash: Uint8Array) => {
  await tx.query('update mail_tokens set used_at = now() where token_hash = $1', [tokenHash])
  await tx.query("update users set status = 'active', activated_at = now() where id = $1 and status = 'pending'", [
    userId,
  ])
}

export const readProfile = async (db: Queryable, userId: number) => {
  const columns = 'email, contact_name, telephone, job_title, company_name, country, city, state, address'
  const [row] = await db.query<Profile>(`select ${columns} from users where id = $1`, [userId], 'profile')
  return row ?? null
}
