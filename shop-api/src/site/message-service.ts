import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { normalizeEmail } from '#security/email.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { takeTryIfLeft, perHour, takeTry } from '#security/rate-limit.ts'
import { findMeetingRefusals } from './meeting-refusals.ts'
import { insertFeedback, insertMeeting, insertSubscriber, type Feedback, type Meeting } from './message-store.ts'
import { isFeedbackType } from './options.ts'

const limits = {
  feedback: perHour('feedback-network', 20),
  meeting: perHour('meeting-network', 10),
  subscribe: perHour('subscribe', 3),
  subscribeOfNetwork: perHour('subscribe-network', 20),
}

export type Sender = { userId: number | null; lang: LocaleCode; address: string }

/** Stored as text for sales; nothing is mailed. */
export const createMessageService = (db: Queryable) => ({
  async feedback(form: Feedback, sender: Sender) {
    if (!isFeedbackType(form.type_id)) {
      throw failure('invalidRequest', { fields: [{ field: 'type_id', messageKey: 'fields.selectSubject' }] })
    }
    await takeTry(db, limits.feedback, toNetwork(sender.address))
    await insertFeedback(db, form, sender)
    return {}
  },

  /** The response is the same for a new, known or blocked address. */
  async subscribe(email: string, { lang, address }: Sender) {
    await takeTry(db, limits.subscribeOfNetwork, toNetwork(address))
    const emailNorm = normalizeEmail(email)
    if (await takeTryIfLeft(db, limits.subscribe, emailNorm)) await insertSubscriber(db, emailNorm, email, lang)
    return {}
  },

  async scheduleMeeting(form: Meeting, sender: Sender) {
    const fields = findMeetingRefusals(form, Date.now())
    if (fields.length > 0) throw failure('invalidRequest', { fields })
    await takeTry(db, limits.meeting, toNetwork(sender.address))
    await insertMeeting(db, form, sender)
    return {}
  },
})
