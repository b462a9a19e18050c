import type { account, Profile } from '@partgate/schema/shop-api/account.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { z } from 'zod'
import type { Queryable } from '#db/database.ts'

export type Registration = z.output<(typeof account)['register']['body']>
export type ProfileChanges = z.output<(typeof account)['profileModify']['body']>
export type Status = 'pending' | 'active' | 'blocked'
type Account = {
  id: number
  email: string
  email_norm: string
  password_hash: string
  status: Status
  company_name: string
  contact_name: string
}

const personColumns = 'sales_name, contact_name, telephone, company_name, country, city, state, address'
/** Columns that a registration writes. */
export const registrationColumns = `email, password_hash, lang, ${personColumns}`
const toPersonValues = (form: Registration) => [
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

/** Null where the address already has an account. */
export const insertAccount = async (tx: Queryable, { form, emailNorm, passwordHash, lang }: NewAccount) => {
  const [row] = await tx.query<{ id: number }>(
    `insert into users (email, email_norm, password_hash, lang, status, ${personColumns})
     values ($1, $2, $3, $4, 'pending', $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (email_norm) do nothing returning id`,
    [form.email, emailNorm, passwordHash, lang, ...toPersonValues(form)],
    'account-insert',
  )
  return row?.id ?? null
}

export const replacePending = async (tx: Queryable, id: number, { form, passwordHash, lang }: NewAccount) => {
  await tx.query(
    `update users set (${registrationColumns}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     where id = $1 and status = 'pending'`,
    [id, form.email, passwordHash, lang, ...toPersonValues(form)],
    'account-replace-pending',
  )
}

const accountColumns = 'id, email, email_norm, password_hash, status, company_name, contact_name'
const accountByEmail = `select ${accountColumns} from users where email_norm = $1`

export const findAccount = async (db: Queryable, emailNorm: string) =>
  (await db.query<Account>(accountByEmail, [emailNorm], 'account-by-email'))[0] ?? null

/** Not `for update`, which would block the foreign keys of the member's new carts and orders too. */
export const lockAccount = async (tx: Queryable, emailNorm: string) =>
  (await tx.query<Account>(`${accountByEmail} for no key update`, [emailNorm], 'account-lock'))[0] ?? null

export const findAccountById = async (db: Queryable, id: number) =>
  (await db.query<Account>(`select ${accountColumns} from users where id = $1`, [id], 'account-by-id'))[0] ?? null

/** Locks the account until the transaction ends. */
export const lockIfPasswordIsCurrent = async (tx: Queryable, id: number, passwordHash: string): Promise<boolean> => {
  const rows = await tx.query(
    "select 1 from users where id = $1 and password_hash = $2 and status = 'active' for no key update",
    [id, passwordHash],
    'account-still-open',
  )
  return rows.length > 0
}

/** Writes the registration of the link to the pending account, and returns the address. */
export const activate = async (tx: Queryable, tokenHash: Uint8Array): Promise<string | undefined> => {
  const [row] = await tx.query<{ email: string }>(
    `update users u set (status, activated_at, ${registrationColumns}) =
       (select 'active', now(), ${registrationColumns} from jsonb_populate_record(u, m.registration))
     from mail_tokens m where m.token_hash = $1 and u.id = m.user_id and u.status = 'pending' returning u.email`,
    [tokenHash],
    'account-activate',
  )
  return row?.email
}

export const setPassword = async (tx: Queryable, userId: number, passwordHash: string) => {
  await tx.query('update users set password_hash = $2 where id = $1', [userId, passwordHash], 'account-set-password')
}

/** The link proves that the owner of the address chose the password, so a pending account becomes active. */
export const setMailedPassword = async (tx: Queryable, userId: number, passwordHash: string) => {
  await tx.query(
    `update users set password_hash = $2, status = 'active', activated_at = coalesce(activated_at, now()) where id = $1`,
    [userId, passwordHash],
    'account-set-mailed-password',
  )
}

const profileColumns =
  'public_id as member_id, email, contact_name, telephone, job_title, company_name, country, city, state, address'

export const readProfile = async (db: Queryable, userId: number) => {
  const rows = await db.query<Profile>(`select ${profileColumns} from users where id = $1`, [userId], 'profile')
  return rows[0] ?? null
}

export const changeProfile = async (db: Queryable, userId: number, changes: ProfileChanges) => {
  const { contact_name, telephone, job_title, company_name, country, city, state, address } = changes
  const given = [contact_name, telephone, job_title, company_name, country, city, state, address]
  const rows = await db.query<Profile>(
    `update users set contact_name = coalesce($2, contact_name), telephone = coalesce($3, telephone),
       job_title = coalesce($4, job_title), company_name = coalesce($5, company_name), country = coalesce($6, country),
       city = coalesce($7, city), state = coalesce($8, state), address = coalesce($9, address)
     where id = $1 returning ${profileColumns}`,
    [userId, ...given.map((value) => value ?? null)],
    'profile-change',
  )
  return rows[0] ?? null
}
