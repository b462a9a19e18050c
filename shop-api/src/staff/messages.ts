import { formatMinute } from '#i18n/format-minute.ts'
import { z } from 'zod'
import { getTranslator } from '#i18n/translator.ts'
import { toOptions } from '#site/index.ts'
import { command } from './command.ts'
import { formatTable } from './print.ts'
import { rowLimit } from './values.ts'

const options = toOptions(getTranslator('en'))

type Feedback = { id: number; created_at: Date; type_id: number; email: string; lang: string; comment: string }

const feedbackList = command({
  name: 'feedback list',
  usage: '[--limit N]',
  summary: 'lists the newest feedback',
  takes: z.object({ limit: rowLimit }),
  positionals: [],
  run: async ({ db }, { limit }) => {
    const rows = await db.query<Feedback>(
      'select id, created_at, type_id, email, lang, content as comment from feedback order by id desc limit $1',
      [limit],
      'staff-feedback',
    )
    const data = rows.map(({ type_id, ...row }) => ({ ...row, subject: options.feedback_type[type_id] ?? null }))
    const text = formatTable(
      ['id', 'received', 'subject', 'e-mail', 'language', 'comment'],
      data.map((row) => [row.id, formatMinute(row.created_at), row.subject, row.email, row.lang, row.comment]),
      'No feedback has been sent yet.',
    )
    return { text, data }
  },
})

type Meeting = {
  id: number
  created_at: Date
  meeting_at: Date
  topic_id: number
  contact_name: string
  company_name: string
  email: string
  telephone: string
  country: string
  lang: string
  comment: string
}

const meetingList = command({
  name: 'meeting list',
  usage: '[--limit N]',
  summary: 'lists the newest requests for a meeting',
  takes: z.object({ limit: rowLimit }),
  positionals: [],
  run: async ({ db }, { limit }) => {
    const rows = await db.query<Meeting>(
      `select id, created_at, meeting_at, topic_id, contact_name, company_name, email, telephone, country, lang, comment
       from meetings order by id desc limit $1`,
      [limit],
      'staff-meetings',
    )
    const data = rows.map(({ topic_id, ...row }) => ({ ...row, topic: options.meeting_topic[topic_id] ?? null }))
    const text = formatTable(
      [
        'id',
        'received',
        'meeting',
        'topic',
        'contact',
        'company',
        'e-mail',
        'telephone',
        'country',
        'language',
        'comment',
      ],
      data.map((row) => [
        row.id,
        formatMinute(row.created_at),
        formatMinute(row.meeting_at),
        row.topic,
        row.contact_name,
        row.company_name,
        row.email,
        row.telephone,
        row.country,
        row.lang,
        row.comment,
      ]),
      'No meeting has been requested yet.',
    )
    return { text, data }
  },
})

type Subscriber = { email: string; lang: string; created_at: Date }

const subscriberList = command({
  name: 'subscriber list',
  usage: '[--limit N]',
  summary: 'lists the newest subscribers of the newsletter',
  takes: z.object({ limit: rowLimit }),
  positionals: [],
  run: async ({ db }, { limit }) => {
    const data = await db.query<Subscriber>(
      'select email, lang, created_at from subscribers order by created_at desc, email_norm limit $1',
      [limit],
      'staff-subscribers',
    )
    const text = formatTable(
      ['e-mail', 'language', 'subscribed'],
      data.map((row) => [row.email, row.lang, formatMinute(row.created_at)]),
      'The newsletter has no subscribers yet.',
    )
    return { text, data }
  },
})

export const messageCommands = [feedbackList, meetingList, subscriberList]
