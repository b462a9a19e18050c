import type { Queryable } from '#db/database.ts'

export type DueMail = {
  id: string
  kind: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  message_id: string
  created_at: Date
  attempts: number
}

const isOpen = 'sent_at is null and dead_at is null and coalesce(leased_until <= now(), true)'
/** After that the buyer no longer expects the mail, and its links have expired. */
const isLate = "next_attempt_at < now() - interval '2 days'"

/** Gives up mails that no sender has sent in time, such as those written before the shop had a mail server. Returns their number. */
export const giveUpLate = async (db: Queryable, most: number): Promise<number> => {
  const rows = await db.query(
    `update outbox set dead_at = now(), leased_until = null, last_error = 'not sent in time'
     where id in (select id from outbox where ${isOpen} and ${isLate} order by next_attempt_at limit $1 for update skip locked)
     returning id`,
    [most],
    'outbox-late',
  )
  return rows.length
}

/** Leases due mails for `seconds`; counts each attempt before it is made. */
export const leaseDue = (db: Queryable, most: number, seconds: number) =>
  db.query<DueMail>(
    `with due as materialized (
       select id from outbox
       where ${isOpen} and next_attempt_at <= now() and not (${isLate})
       order by next_attempt_at, id limit $1 for update skip locked)
     update outbox o set leased_until = now() + make_interval(secs => $2), attempts = attempts + 1
     from due where o.id = due.id
     returning o.id, kind, recipient, subject, body_text, body_html, message_id, created_at, attempts`,
    [most, seconds],
    'outbox-lease',
  )

/** A sent mail keeps no text, because links in it are secrets. */
export const markSent = async (db: Queryable, id: string) => {
  await db.query(
    `update outbox set sent_at = now(), leased_until = null, last_error = null, body_text = '', body_html = ''
     where id = $1`,
    [id],
    'outbox-sent',
  )
}

/** Null: not due again until sales sends it. */
export const markFailed = async (db: Queryable, id: string, error: string, afterSeconds: number | null) => {
  await db.query(
    `update outbox set leased_until = null, last_error = $2, dead_at = case when $3::int is null then now() end,
       next_attempt_at = now() + make_interval(secs => coalesce($3, 0))
     where id = $1 and sent_at is null`,
    [id, error, afterSeconds],
    'outbox-failed',
  )
}
