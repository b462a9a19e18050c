import { guestCartDays } from '@partgate/schema/limits.ts'
import type { Queryable } from '#db/database.ts'

export const sweep = async (db: Queryable): Promise<void> => {
  await db.query('delete from sessions where expires_at < now()')
  await db.query('delete from rate_limits where resets_at < now()')
  await db.query("delete from idempotency_keys where created_at < now() - interval '30 days'")
  await db.query(`delete from carts where user_id is null and updated_at < now() - interval '${guestCartDays} days'`)
  await db.query("delete from mail_tokens where expires_at < now() - interval '30 days'")
}
