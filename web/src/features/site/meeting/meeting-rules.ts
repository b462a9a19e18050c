import type { ScheduleMeetingInput } from '#graphql/generated/types.ts'
import { checkContact, checkPresent, type ContactProblem } from '#ui/form/check-contact.ts'

/** The time is as the browser's picker writes it: `2026-12-01T10:00`. */
export type MeetingValues = Record<keyof ScheduleMeetingInput, string>
export type MeetingField = keyof MeetingValues
/** Message keys under `site.meeting.problems`. */
type MeetingProblem = ContactProblem | 'topic' | 'time'

/** Of the account too. */
export const contactFields = ['contactName', 'companyName', 'email', 'telephone', 'countryCode'] as const
export const meetingFields = ['topicId', 'meetingAt', ...contactFields, 'comment'] as const satisfies MeetingField[]

export const emptyMeeting = (topicId: string): MeetingValues => ({
  topicId,
  meetingAt: '',
  contactName: '',
  companyName: '',
  email: '',
  telephone: '',
  countryCode: '',
  comment: '',
})

type Contact = Partial<Record<(typeof contactFields)[number], string | null>>

export const withContact = (values: MeetingValues, contact: Contact | null | undefined): MeetingValues => {
  const filled = { ...values }
  for (const field of contactFields) filled[field] ||= contact?.[field] ?? ''
  return filled
}

const yearMs = 365 * 24 * 60 * 60 * 1000

/** In the browser's time zone. */
const isInTheComingYear = (local: string, nowMs: number) => {
  const untilMs = new Date(local).getTime() - nowMs
  return untilMs > 0 && untilMs <= yearMs
}

export const checkMeeting = (values: MeetingValues, nowMs: number): { [Field in MeetingField]?: MeetingProblem } => ({
  topicId: checkPresent(values.topicId, 'topic'),
  meetingAt: isInTheComingYear(values.meetingAt, nowMs) ? undefined : 'time',
  ...checkContact(values),
})

export const meetingInput = (values: MeetingValues): ScheduleMeetingInput => ({
  ...values,
  topicId: Number(values.topicId),
  email: values.email.trim(),
  meetingAt: new Date(values.meetingAt).toISOString(),
  comment: values.comment.trim() || null,
})

export const localText = (ms: number) => {
  const shifted = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

export const pickable = (nowMs: number) => ({ min: localText(nowMs), max: localText(nowMs + yearMs) })
