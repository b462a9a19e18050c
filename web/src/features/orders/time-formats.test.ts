import { expect, test } from 'vitest'
import { createTimeFormats } from './time-formats.ts'

const at = '2026-11-21T23:30:00.000Z'
const ofReader = (locale: string, zone: string) => createTimeFormats(locale, zone)

test.for([
  ['en', 'UTC', 'Nov 21, 2026', 'Nov 21, 2026, 11:30 PM UTC'],
  ['de', 'Europe/Berlin', '22.11.2026', '22. Nov. 2026, 00:30 MEZ'],
  ['ja', 'Asia/Tokyo', '2026/11/22', '2026年11月22日 08:30 JST'],
] as const)('formats dates in %s with time zone %s', ([locale, zone, day, dateTime]) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(ofReader(locale, zone).day(at))).toBe(day)
  expect(plain(ofReader(locale, zone).dateTime(at))).toBe(dateTime)
})

test('formats Arabic dates with Latin digits', () => expect(ofReader('ar', 'UTC').dateTime(at)).toMatch(/2026.*11:30/))
