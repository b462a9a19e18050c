import type { Logger } from 'pino'
import type { Queryable } from '#db/database.ts'
import { failpoint } from '../failpoint.ts'
import { planRetry, type MailError } from './delivery.ts'
import { type DueMail, giveUpLate, leaseDue, markFailed, markSent } from './outbox-store.ts'
import type { MailTransport } from './transport.ts'
import { toHeaderText } from './write-mail-content.ts'

const batch = 10
const lateBatch = 1_000
/** Longer than the slowest conversation that the mail server's timeouts allow. */
const leaseSeconds = 600
const maxErrorChars = 500

type Log = Pick<Logger, 'warn'>

const toMailError = (error: unknown): MailError & { message: string } => {
  const message = error instanceof Error ? error.message : String(error)
  if (typeof error !== 'object' || error === null) return { message }
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name) => Reflect.get(error, name))
  return {
    message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof command === 'string' ? { command } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
  }
}

const outgoing = ({ recipient, subject, body_text, body_html, message_id, created_at }: DueMail) => ({
  messageId: message_id,
  writtenAt: created_at,
  to: recipient,
  subject,
  text: body_text,
  html: body_html,
})

const sendOne = async (db: Queryable, transport: MailTransport, log: Log, mail: DueMail) => {
  const { id, kind, attempts } = mail
  try {
    await transport.send(outgoing(mail))
  } catch (error) {
    const { message, ...mailError } = toMailError(error)
    const next = planRetry(mailError, attempts)
    await markFailed(
      db,
      id,
      toHeaderText(message).slice(0, maxErrorChars),
      next.kind === 'dead' ? null : next.afterSeconds,
    )
    // A server's message names the recipient, so it stays in the outbox.
    log.warn({ mailId: id, kind, attempts, ...mailError }, next.kind === 'dead' ? 'mail failed' : 'mail postponed')
    return
  }
  await failpoint('mail.accepted')
  await markSent(db, id)
}

/** Several senders share the work. A mail whose sender dies after acceptance is sent again under the same Message-ID. */
export const sendDue = async (db: Queryable, transport: MailTransport, log: Log): Promise<void> => {
  const late = await giveUpLate(db, lateBatch)
  if (late > 0) log.warn({ mails: late }, 'mails not sent in time')
  const mails = await leaseDue(db, batch, leaseSeconds)
  const ends = await Promise.allSettled(mails.map((mail) => sendOne(db, transport, log, mail)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
