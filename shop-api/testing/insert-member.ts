import type { Database } from '#db/database.ts'

/** Signing in needs a password hash. */
export const insertMember = async (db: Database, email: string, passwordHash = ''): Promise<number> => {
  const [row] = await db.query<{ id: number }>(
    `insert into users (email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, company_name,
       country, city, state, address)
     values ($1, $1, $2, 'active', 'en', '', '', '', '', 'DE', '', '', '') returning id`,
    [email, passwordHash],
  )
  return row?.id ?? 0
}
