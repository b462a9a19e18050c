import { expect, test } from 'vitest'
import { scalars } from './scalars.ts'
import { shopPath, webAddress } from './values.ts'

test.for([
  ['https://shop.example/a.png', 'https://shop.example/a.png'],
  ['http://shop.example', 'http://shop.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example/a', null],
  ['/logo.svg', null],
  ['', null],
  [null, null],
] as const)('as a web address, %s is %s', ([text, address]) => {
  expect(webAddress(text)).toBe(address)
})

test.for([
  ['/s?wd=10k#top', '/s?wd=10k#top'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
] as const)('as a path within the shop, %s is %s', ([text, path]) => {
  expect(shopPath(text)).toBe(path)
})

test.for([
  ['Decimal', '0.01870', true],
  ['Decimal', '1e5', false],
  ['Decimal', 0.1, false],
  ['DateTime', '2026-11-21T08:30:00Z', true],
  ['DateTime', '2026-13-41T08:30:00Z', false],
  ['DateTime', '2026-11-21', false],
  ['URL', 'https://shop.example', true],
  ['URL', 'javascript:alert(1)', false],
  ['EmailAddress', 'ada@example.com', true],
  ['EmailAddress', 'ada@b@example.com', false],
  ['EmailAddress', `${'a'.repeat(250)}@b.example`, false],
] as const)('the scalar %s and %s: %s', ([name, value, isValid]) => {
  for (const direction of [scalars[name].serialize, scalars[name].parseValue])
    if (isValid) expect(direction(value)).toBe(value)
    else expect(() => direction(value)).toThrow(`${name} cannot represent`)
})
