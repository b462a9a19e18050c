import { expect, it } from 'vitest'
import { omitLinks } from './omit-links.ts'

it.each(['4500012345/10', 'PO-2026.001', 'R1.2k 5%', 'Rev. B', 'LM358DR/NOPB', '0.5 mm', 'A.B', 'BC847B.215', ''])(
  'the number %j stays',
  (text) => expect(omitLinks(text)).toBe(text),
)

it.each([
  'GO https://evil.example/phish NOW',
  'HTTP://1.2.3.4/x',
  'www.evil',
  'evil.com',
  'see shop-2.example:8080',
  'mail me@evil.example',
  'пример.рф',
  '悪い。コム',
  'evil.xn--p1ai',
])('%j looks like a link', (text) => expect(omitLinks(text)).toBe(''))
