import type { Queryable } from '#db/database.ts'
import { hashPassword } from '#security/passwords.ts'

const email = 'demo@partgate.example'
const password = 'components-2026'

/** One activated account to sign in with. */
export const addDemoAccount = async (db: Queryable) => {
  await db.query(
    `insert into users (email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, job_title,
       company_name, country, city, state, address, activated_at)
     values ($1, $1, $2, 'active', 'en', '', 'Dana Demo', '+1 555 0100', 'Buyer', 'Demo Devices Ltd', 'US', 'Portland', 'Oregon',
       '1 Example Street', now())
     on conflict (email_norm) do nothing`,
    [email, await hashPassword(password)],
  )
}
