import { expect, test } from 'vitest'
import { datesOf } from './dates.ts'

test('a day is the one in UTC, written in the language’s own way with Latin digits', () => {
  expect(datesOf('en').day('2026-11-02T23:30:00Z')).toBe('November 2, 2026')
  expect(datesOf('de').day('2026-11-02T23:30:00Z')).toBe('2. November 2026')
  expect(datesOf('ar').day('2026-11-02T23:30:00Z')).toMatch(/2 .* 2026/)
})
