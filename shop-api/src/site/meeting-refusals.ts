import type { FieldRefusal } from '#http/failure.ts'
import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { isMeetingTopic } from './options.ts'

const yearMs = 365 * 24 * 60 * 60 * 1_000

type Meeting = { topic_id: number; country: string; meeting_at: string }

/** The subject must be one that the shop offers, within a year from `now` (in ms). */
export const findMeetingRefusals = ({ topic_id, country, meeting_at }: Meeting, now: number): FieldRefusal[] => {
  const refusals: FieldRefusal[] = []
  const untilMs = Date.parse(meeting_at) - now
  if (!isMeetingTopic(topic_id)) refusals.push({ field: 'topic_id', messageKey: 'fields.selectSubject' })
  if (!isCountryCode(country)) refusals.push({ field: 'country', messageKey: 'fields.selectCountry' })
  if (!(untilMs > 0 && untilMs <= yearMs)) refusals.push({ field: 'meeting_at', messageKey: 'fields.chooseTime' })
  return refusals
}
