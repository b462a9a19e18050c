import { expect, test } from 'vitest'
import { scalars } from '../schema/scalars.ts'
import { toShopPath, toUtcTime, toWebAddress } from './values.ts'

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
  ['2026-11-21T08:30:00Z', '2026-11-21T08:30:00Z'],
  ['2026-11-21T08:30:00.5Z', '2026-11-21T08:30:00.5Z'],
  ['2026-11-21t08:30:00.123456z', '2026-11-21T08:30:00.123456Z'],
  ['2026-11-21T08:30:00.1234567891Z', '2026-11-21T08:30:00.123456789Z'],
  ['2026-11-21T08:30:00+00:00', '2026-11-21T08:30:00Z'],
  ['2026-11-21T08:30:00-00:00', '2026-11-21T08:30:00Z'],
  ['2026-01-01T00:30:00.25+05:30', '2025-12-31T19:00:00.25Z'],
  ['2024-02-28T23:30:00-08:00', '2024-02-29T07:30:00Z'],
  ['2026-02-30T08:30:00Z', null],
  ['2026-11-21T24:00:00Z', null],
  ['2026-11-21T08:30:00+24:00', null],
  ['2026-11-21T08:30:00+0100', null],
  ['2026-11-21T08:30:00', null],
  ['2026-11-21T08:30Z', null],
  ['2026-11-21 08:30:00Z', null],
  ['0000-01-01T00:00:00+00:01', null],
  ['9999-12-31T23:59:59-00:01', null],
] as const)('the time %s is %s in UTC', ([text, utc]) => {
  expect(toUtcTime(text)).toBe(utc)
})

test('a time with an offset is converted both ways', () => {
  expect(scalars.DateTime.parseValue('2026-11-21T09:30:00+01:00')).toBe('2026-11-21T08:30:00Z')
  expect(scalars.DateTime.serialize('2026-11-21T09:30:00+01:00')).toBe('2026-11-21T08:30:00Z')
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
