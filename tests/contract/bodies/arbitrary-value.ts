import * as fc from 'fast-check'
import { Entries, Raw } from './json-text.ts'

const texts = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066',
  '１２３',
  '١٢٣',
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a@b\r\nBcc: all@example.com',
  'PG-OOOOO-00000',
  '2026-02-30T25:61:00Z',
  'x'.repeat(201),
  'é'.repeat(5_000),
  '𝔘'.repeat(40_000),
]
const numbers = ['0', '-0', '-1', '1.5', '1e21', '1e400', '-1e400', '5e-324', '2147483648', '4294967297']
const bounds = ['9007199254740992', '9007199254740993', '18446744073709551616', '1'.repeat(400)]
const deep = (depth: number) => new Raw('['.repeat(depth) + ']'.repeat(depth))

export const arbitraryValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...[...numbers, ...bounds].map((text) => new Raw(text))),
  fc.constantFrom(null, true, false),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom([], [[]], [null], deep(50), deep(2_000), new Entries([])),
  fc.constantFrom(
    new Entries([['__proto__', new Entries([['id', 1]])]]),
    new Entries([['constructor', new Entries([['prototype', null]])]]),
    new Entries([
      ['$gt', ''],
      ['toString', 1],
    ]),
  ),
  fc.array(fc.integer(), { minLength: 190, maxLength: 260 }),
)

export const strangeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '',
  'role',
  'status',
  'is_admin',
  'user_id',
  'price',
  'a.b',
  'a[0]',
  'ключ',
  '\ud800',
  'x'.repeat(500),
]
