import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('without settings the shop listens on this machine only, port 5000, and keeps its data in the repository', () => {
  const env = parseEnv({})
  expect(env).toMatchObject({
    SHOP_API_PORT: 5000,
    SHOP_API_HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'info',
  })
  expect(isAbsolute(env.DATA_DIR)).toBe(true)
  expect(env.DATA_DIR).toMatch(/\.data$/)
})

test.for([
  [{ SHOP_API_PORT: '70000' }, 'SHOP_API_PORT must be a port number from 1 to 65535, not "70000".'],
  [
    { SITE_URL: 'javascript:alert(1)' },
    'SITE_URL must be the address of the storefront, like http://localhost:3000, not',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent, not "loud".'],
  [
    { TRUSTED_PROXIES: '10.0.0.0/99' },
    'TRUSTED_PROXIES must be IP addresses or networks separated by commas, not "10.0.0.0/99".',
  ],
  [
    { TRUSTED_PROXIES: 'gateway' },
    'TRUSTED_PROXIES must be IP addresses or networks separated by commas, not "gateway".',
  ],
] as const)('a bad setting is one sentence: %o', ([given, sentence]) => {
  expect(() => parseEnv(given)).toThrow(sentence)
})

test('a bad database address is not repeated, since it holds a password', () => {
  expect(() => parseEnv({ DATABASE_URL: 'mysql://u:secret@h/d' })).toThrow(/^DATABASE_URL must be (?!.*secret)/)
})
