import type { Database } from '#db/database.ts'
import { hashPassword } from '#security/passwords.ts'
import { startSession } from '#security/sessions.ts'
import { type Person, stranger } from './race-buyer.ts'

export const memberPassword = 'tantalum lane 9'

/** An active account whose password is `memberPassword`, and its owner, signed in. */
export const memberOf = async (db: Database, email: string): Promise<Person> => {
  const [row] = await db.query<{ id: number }>(
    `insert into users (email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, company_name, country,
       city, state, address)
     values ($1, $1, $2, 'active', 'en', '', '', '', '', 'DE', '', '', '') returning id`,
    [email, await hashPassword(memberPassword)],
  )
  const { token } = await db.tx((tx) => startSession(tx, row?.id ?? 0))
  return { ...stranger(), bearer: token }
}
