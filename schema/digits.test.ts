import { expect, test } from 'vitest'
import { toAsciiDigits } from './digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['مقاومة ١٠k', 'مقاومة 10k'],
  ['10 Ω ²', '10 Ω ²'],
])('%s becomes %s', (text, ascii) => expect(toAsciiDigits(text)).toBe(ascii))
