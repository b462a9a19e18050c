import { expect, test } from 'vitest'
import {
  emptyMeeting,
  localText,
  meetingInput,
  checkMeeting,
  type MeetingValues,
  pickable,
  withContact,
} from './meeting-rules.ts'

const now = new Date('2026-11-21T12:00').getTime()
const fine: MeetingValues = {
  topicId: '2',
  meetingAt: '2026-12-01T10:00',
  contactName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  email: ' ada@engines.example ',
  telephone: '+44 20 7946 0000',
  countryCode: 'GB',
  comment: '  ',
}
const problems = (change: Partial<MeetingValues>) =>
  Object.entries(checkMeeting({ ...fine, ...change }, now)).filter(([, problem]) => problem !== undefined)

test.each<[Partial<MeetingValues>, [string, string][]]>([
  [{}, []],
  [{ topicId: '' }, [['topicId', 'topic']]],
  [{ contactName: '  ' }, [['contactName', 'contactName']]],
  [{ companyName: '' }, [['companyName', 'companyName']]],
  [{ email: ' ' }, [['email', 'email']]],
  [{ email: 'ada@engines' }, [['email', 'emailInvalid']]],
  [{ telephone: '' }, [['telephone', 'telephone']]],
  [{ telephone: 'call me' }, [['telephone', 'telephoneInvalid']]],
  [{ countryCode: '' }, [['countryCode', 'country']]],
  [{ meetingAt: '' }, [['meetingAt', 'time']]],
  [{ meetingAt: '2026-11-21T11:59' }, [['meetingAt', 'time']]],
  [{ meetingAt: '2026-11-21T12:01' }, []],
  [{ meetingAt: '2027-11-21T12:00' }, []],
  [{ meetingAt: '2027-11-21T12:01' }, [['meetingAt', 'time']]],
])('a meeting with %j has problems at %j', (change, wanted) => {
  expect(problems(change)).toEqual(wanted)
})

test('the request has the time in UTC, and no empty comment', () => {
  const input = meetingInput(fine)
  expect(input).toMatchObject({ topicId: 2, email: 'ada@engines.example', comment: null })
  expect(new Date(input.meetingAt).getTime()).toBe(new Date('2026-12-01T10:00').getTime())
})

test('the contact of the account completes the values', () => {
  const contact = { contactName: 'Grace', companyName: null, email: 'grace@navy.example' }
  const values = withContact({ ...emptyMeeting('2'), contactName: 'Ada' }, contact)
  expect(values).toEqual({ ...emptyMeeting('2'), contactName: 'Ada', email: 'grace@navy.example' })
  expect(withContact(values, null)).toEqual(values)
})

test('the picker offers the coming year in the browser’s own time', () => {
  expect(new Date(localText(now)).getTime()).toBe(now)
  expect(pickable(now)).toEqual({ min: '2026-11-21T12:00', max: '2027-11-21T12:00' })
})
