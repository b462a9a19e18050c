import { expect, test } from 'vitest'
import { formatMinute } from './format-minute.ts'

test('a time is shown to the minute', () => {
  expect(formatMinute(new Date('2026-03-01T09:05:59Z'))).toBe('2026-03-01 09:05 UTC')
  expect(formatMinute(null)).toBeNull()
})
