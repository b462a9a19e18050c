import { formatMinute } from '#i18n/format-minute.ts'
import { z } from 'zod'
import { command } from './command.ts'
import { formatTable } from './print.ts'
import { StaffError } from './staff-error.ts'
import { rowLimit, wholeNumber } from './values.ts'

type MailRow = {
  id: string
  kind: string
  recipient: string
  created_at: Date
  sent_at: Date | null
  dead_at: Date | null
  next_attempt_at: Date
  attempts: number
  last_error: string | null
}

const toMailState = ({ sent_at, dead_at, attempts }: MailRow) => {
  if (sent_at) return 'sent'
  if (dead_at) return 'failed'
  return attempts > 0 ? 'trying again' : 'waiting'
}

const columns = 'id, kind, recipient, created_at, sent_at, dead_at, next_attempt_at, attempts, last_error'
const newest = `select ${columns} from outbox order by id desc limit $1`
const newestDead = `select ${columns} from outbox where sent_at is null and dead_at is not null order by id desc limit $1`

const mailList = command({
  name: 'mail list',
  usage: '[--dead] [--limit N]',
  summary: 'lists the newest mails, or those that failed',
  takes: z.object({ dead: z.boolean().default(false), limit: rowLimit }),
  positionals: [],
  switches: ['dead'],
  run: async ({ db }, { dead, limit }) => {
    const rows = await db.query<MailRow>(dead ? newestDead : newest, [limit], dead ? 'staff-mails-dead' : 'staff-mails')
    const mails = rows.map((row) => ({ ...row, state: toMailState(row) }))
    const text = formatTable(
      ['id', 'kind', 'to', 'written', 'state', 'tries', 'last trouble'],
      mails.map((mail) => [
        Number(mail.id),
        mail.kind,
        mail.recipient,
        formatMinute(mail.created_at),
        mail.state,
        mail.attempts,
        mail.last_error ?? '',
      ]),
      dead ? 'No mail has failed.' : 'No mail has been written yet.',
    )
    return { text, data: mails }
  },
})

const mailRetry = command({
  name: 'mail retry',
  usage: '<id>',
  summary: 'sends a failed mail again',
  takes: z.object({ id: wholeNumber(1, 'the id of a mail, from "mail list"') }),
  positionals: ['id'],
  run: async ({ db }, { id }) => {
    const [mail] = await db.query<{ recipient: string }>(
      `update outbox set dead_at = null, attempts = 0, leased_until = null, next_attempt_at = now()
       where id = $1 and sent_at is null and dead_at is not null returning recipient`,
      [id],
      'staff-mail-retry',
    )
    if (!mail) throw new StaffError(`Mail ${id} has not failed.`)
    return { text: `Mail ${id} to ${mail.recipient} will be sent again.`, data: { id } }
  },
})

export const mailCommands = [mailList, mailRetry]
