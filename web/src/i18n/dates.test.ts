import { expect, test } from 'vitest'
import { createDateFormats } from './dates.ts'

test('formats the UTC day in the language with Latin digits', () => {
  expect(createDateFormats('en').day('2026-11-02T23:30:00Z')).toBe('November 2, 2026')
  expect(createDateFormats('de').day('2026-11-02T23:30:00Z')).toBe('2. November 2026')
  expect(createDateFormats('ar').day('2026-11-02T23:30:00Z')).toMatch(/2 .* 2026/)
})
