import type { Logger } from 'pino'
import { guestCartDays } from '@partgate/schema/limits.ts'
import type { Queryable } from '#db/database.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'
import { mailDays } from '#mail/mail-days.ts'
import { logFailure } from '../log-failure.ts'

/** Disputes, audits and taxes need the events of a payment for years. */
const paymentEvidence = '10 years'

const expired = {
  sessions: 'expires_at < now()',
  rate_limits: 'resets_at < now()',
  idempotency_keys: "created_at < now() - interval '30 days'",
  carts: `user_id is null and updated_at < now() - interval '${guestCartDays} days'`,
  mail_tokens: "expires_at < now() - interval '30 days'",
  outbox: `created_at < now() - interval '${mailDays} days'`,
  payment_events: `settled_at < now() - interval '${paymentEvidence}'`,
}

export const sweep = async (db: Queryable, log: Pick<Logger, 'error'>): Promise<void> => {
  for (const [table, where] of Object.entries(expired))
    await logFailure({
      log,
      message: 'expired rows could not be deleted',
      facts: { table },
      work: () => deleteInBatches(db, table, where),
    })
}
