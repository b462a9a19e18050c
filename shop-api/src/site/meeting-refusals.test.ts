import { expect, it } from 'vitest'
import { findMeetingRefusals } from './meeting-refusals.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const refused = (change: Partial<Parameters<typeof findMeetingRefusals>[0]>) =>
  findMeetingRefusals({ topic_id: 1, country: 'DE', meeting_at: '2026-12-01T12:00:00Z', ...change }, now).map(
    ({ field }) => field,
  )

it.each([
  ['2026-11-21T12:00:00.001Z', []],
  ['2027-11-21T12:00:00Z', []],
  ['2026-11-21T12:00:00Z', ['meeting_at']],
  ['2026-11-21T11:59:59Z', ['meeting_at']],
  ['2027-11-21T12:00:00.001Z', ['meeting_at']],
  ['9999-12-31T23:59:59Z', ['meeting_at']],
])('a meeting at %s is refused by %j', (meeting_at, fields) => {
  expect(refused({ meeting_at })).toEqual(fields)
})

it.each([
  [{ topic_id: 6 }, []],
  [{ topic_id: 7 }, ['topic_id']],
  [{ country: 'TW' }, []],
  [{ country: 'ZZ' }, ['country']],
])('a meeting with %j is refused by %j', (change, fields) => {
  expect(refused(change)).toEqual(fields)
})
