import { expect, test } from 'vitest'
import { scalars } from '../schema/scalars.ts'
import { toShopPath, toWebAddress } from './values.ts'

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
  expect(toWebAddress(text)).toBe(address)
})

test.for([
  ['/s?wd=10k#top', '/s?wd=10k#top'],
  ['//evil.example/s', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
] as const)('as a path within the shop, %s is %s', ([text, path]) => {
  expect(toShopPath(text)).toBe(path)
})

test.for([
  ['Decimal', '0.01870'],
  ['DateTime', '2026-11-21T08:30:00Z'],
  ['URL', 'https://shop.example'],
  ['EmailAddress', 'ada@example.com'],
  ['CountryCode', 'DE'],
] as const)('the scalar %s lets %s through both ways', ([name, value]) => {
  expect(scalars[name].serialize(value)).toBe(value)
  expect(scalars[name].parseValue(value)).toBe(value)
})

test.for([
  ['Decimal', '1e5'],
  ['Decimal', 0.1],
  ['DateTime', '2026-13-41T08:30:00Z'],
  ['DateTime', '2026-11-21'],
  ['URL', 'javascript:alert(1)'],
  ['EmailAddress', 'ada@b@example.com'],
  ['CountryCode', 'de'],
  ['CountryCode', 'ZZ'],
  ['CountryCode', ''],
  ['EmailAddress', `${'a'.repeat(250)}@b.example`],
] as const)('the scalar %s stops %s both ways', ([name, value]) => {
  expect(() => scalars[name].serialize(value)).toThrow(`${name} cannot represent`)
  expect(() => scalars[name].parseValue(value)).toThrow(`${name} cannot represent`)
})
