import { expect, test } from 'vitest'
import { z } from 'zod'
import { baseUrl, httpUrl, logLevel, onOff, parseSettings, port, secret } from './settings.ts'

const schema = z.object({
  PORT: port(4000),
  SITE_URL: baseUrl().optional(),
  PURGE_URL: httpUrl().optional(),
  PUBLIC_CACHE: onOff.default(true),
  LOG_LEVEL: logLevel,
  TOKEN: secret.optional(),
})

test('empty settings count as unset', () => {
  expect(parseSettings(schema, { PORT: '', OTHER: 'x' })).toEqual({
    data: { PORT: 4000, PUBLIC_CACHE: true, LOG_LEVEL: 'info' },
  })
})

test.for([
  ['PORT', '65535', 65_535],
  ['SITE_URL', ' HTTPS://Shop.example/de/ ', 'https://shop.example/de'],
  ['PURGE_URL', 'http://web:3000/purge/', 'http://web:3000/purge/'],
  ['PUBLIC_CACHE', 'off', false],
  ['LOG_LEVEL', 'fatal', 'fatal'],
  ['TOKEN', 'sixteen-letters!', 'sixteen-letters!'],
] as const)('%s=%s is %s', ([name, text, value]) => {
  expect(parseSettings(schema, { [name]: text }).data).toMatchObject({ [name]: value })
})

test.for(['0', '65536', '80.5', '-1', ' 80', '3e3'])('%j is no port', (text) => {
  expect(parseSettings(schema, { PORT: text }).message).toBe(
    `PORT must be a port number from 1 to 65535, not "${text}".`,
  )
})

test.for(['fifteen-letters', 'letters and spaces', 'Buchstaben-äöü-ß'])(
  'the invalid secret %s is not quoted',
  (text) => {
    expect(parseSettings(schema, { TOKEN: text }, ['TOKEN']).message).toBe(
      'TOKEN must be at least 16 ASCII characters without spaces.',
    )
  },
)
