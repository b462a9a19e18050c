import type { Logger } from 'pino'
import type { Queryable } from '#db/database.ts'
import { hook } from '../hook.ts'
import { afterFailure, type Trouble } from './delivery.ts'
import { type DueMail, leaseDue, markFailed, markSent } from './outbox-store.ts'
import type { MailTransport } from './transport.ts'
import { headerText } from './write-letter.ts'

const batch = 10
/** Longer than the slowest conversation with a mail server that its timeouts allow. */
const leaseSeconds = 600
const maxErrorLength = 500

type Log = Pick<Logger, 'warn'>

const troubleOf = (error: unknown): Trouble & { message: string } => {
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
    const { message, ...trouble } = troubleOf(error)
    const next = afterFailure(trouble, attempts)
    await markFailed(
      db,
      id,
      headerText(message).slice(0, maxErrorLength),
      next.kind === 'dead' ? null : next.afterSeconds,
    )
    // A server's words name the reader, so they stay in the outbox.
    log.warn({ mailId: id, kind, attempts, ...trouble }, next.kind === 'dead' ? 'mail given up' : 'mail put off')
    return
  }
  await hook('mail.accepted')
  await markSent(db, id)
}

/** Sends what is due of the outbox, a batch at a time; several senders share the work. A sender that dies after a mail was
 * accepted leaves it to be sent again, under the same Message-ID. */
export const sendDue = async (db: Queryable, transport: MailTransport, log: Log): Promise<void> => {
  const mails = await leaseDue(db, batch, leaseSeconds)
  const ends = await Promise.allSettled(mails.map((mail) => sendOne(db, transport, log, mail)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
