import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { z } from 'zod'
import type { Queryable } from '#db/database.ts'

export type Feedback = z.output<(typeof contract.site.feedback)['body']>
export type Meeting = z.output<(typeof contract.site.scheduleMeeting)['body']>
type Sender = { userId: number | null; lang: LocaleCode }

export const insertFeedback = (db: Queryable, form: Feedback, { userId, lang }: Sender) =>
  db.query(
    'insert into feedback (type_id, user_id, email, content, lang) values ($1, $2, $3, $4, $5)',
    [form.type_id, userId, form.email, form.feedback_content, lang],
    'site.insertFeedback',
  )

export const insertSubscriber = (db: Queryable, emailNorm: string, email: string, lang: LocaleCode) =>
  db.query(
    'insert into subscribers (email_norm, email, lang) values ($1, $2, $3) on conflict do nothing',
    [emailNorm, email, lang],
    'site.insertSubscriber',
  )

export const insertMeeting = (db: Queryable, form: Meeting, { userId, lang }: Sender) =>
  db.query(
    `insert into meetings
       (topic_id, user_id, contact_name, company_name, email, telephone, country, meeting_at, comment, lang)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      form.topic_id,
      userId,
      form.contact_name,
      form.company_name,
      form.email,
      form.telephone,
      form.country,
      form.meeting_at,
      form.comment,
      lang,
    ],
    'site.insertMeeting',
  )
