import { expect, test } from 'vitest'
import { getTimeFormats } from './time-formats.ts'

const at = '2026-11-21T23:30:00.000Z'
const ofReader = (locale: string, zone: string) => getTimeFormats(locale, zone)

test.for([
  ['en', 'UTC', 'Nov 21, 2026', 'November 21, 2026', 'Nov 21, 2026, 11:30 PM UTC'],
  ['en', 'America/Los_Angeles', 'Nov 21, 2026', 'November 21, 2026', 'Nov 21, 2026, 03:30 PM PST'],
  ['de', 'Europe/Berlin', '22.11.2026', '22. November 2026', '22. Nov. 2026, 00:30 MEZ'],
  ['ja', 'Asia/Tokyo', '2026/11/22', '2026年11月22日', '2026年11月22日 08:30 JST'],
] as const)('formats dates in %s with time zone %s', ([locale, zone, day, longDay, dateTime]) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  const formats = ofReader(locale, zone)
  expect(plain(formats.day(at))).toBe(day)
  expect(plain(formats.longDay(at))).toBe(longDay)
  expect(plain(formats.dateTime(at))).toBe(dateTime)
})

test('west of UTC, the day is the one before', () =>
  expect(ofReader('en', 'Pacific/Honolulu').longDay('2026-03-02T09:30:00.000Z')).toBe('March 1, 2026'))

test('formats Arabic dates with Latin digits', () => {
  expect(ofReader('ar', 'UTC').dateTime(at)).toMatch(/2026.*11:30/)
  expect(ofReader('ar', 'UTC').longDay(at)).toMatch(/^21 .* 2026$/)
})

test('the formats of a language and a time zone are created once', () =>
  expect(ofReader('fr', 'UTC')).toBe(ofReader('fr', 'UTC')))
