import { BlockList } from 'node:net'
import { expect, it, test } from 'vitest'
import { readSettings } from './env.ts'

it('needs no setting at all', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    maxConnections: 2000,
    telemetryName: null,
    shopApiUrl: 'http://127.0.0.1:5000/',
    siteUrl: 'http://localhost:3000',
    isSecure: false,
    cookieOrigins: [
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://localhost:4000',
      'http://127.0.0.1:4000',
      'http://[::1]:4000',
    ],
    corsOrigins: [],
    logLevel: 'info',
    graphiql: true,
    shouldCachePublic: true,
    introspection: true,
    trustedProxies: expect.any(BlockList),
    rateLimit: 60_000,
    freeForm: 'everyone',
    trustedDocuments: new Map(),
    apiKeys: [],
    storefronts: [],
  })
})

it('takes an empty setting for none', () => {
  expect(readSettings({ GATEWAY_PORT: '', ALLOWED_ORIGINS: '' }).port).toBe(4000)
})

it('trusts the site and the listed origins alone in production', () => {
  const settings = readSettings({
    NODE_ENV: 'production',
    SITE_URL: 'https://shop.example/de',
    ALLOWED_ORIGINS: 'https://partner.example, https://b2b.example:8443/x',
  })
  expect(settings).toMatchObject({
    siteUrl: 'https://shop.example/de',
    isSecure: true,
    graphiql: false,
    cookieOrigins: ['https://shop.example', 'https://partner.example', 'https://b2b.example:8443'],
    corsOrigins: ['https://partner.example', 'https://b2b.example:8443'],
  })
})

it('opens GraphiQL in production only where a setting turns it on', () => {
  expect(readSettings({ NODE_ENV: 'production', GRAPHIQL: 'on' }).graphiql).toBe(true)
  expect(readSettings({ GRAPHIQL: 'off' }).graphiql).toBe(false)
})

it.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', GRAPHIQL: 'on' }, true],
  [{ NODE_ENV: 'production', INTROSPECTION: 'on' }, true],
  [{ GRAPHIQL: 'on', INTROSPECTION: 'off' }, false],
])('shows the schema with %o: %s', (environment, introspection) => {
  expect(readSettings(environment).introspection).toBe(introspection)
})

test.for([
  ['GATEWAY_PORT', 'abc', 'GATEWAY_PORT must be a port number from 1 to 65535, not "abc".'],
  ['GATEWAY_PORT', '70000', 'GATEWAY_PORT must be a port number from 1 to 65535, not "70000".'],
  ['GATEWAY_PORT', '4000.5', 'GATEWAY_PORT must be a port number from 1 to 65535, not "4000.5".'],
  ['SHOP_API_URL', 'localhost:5000', 'SHOP_API_URL must be an http or https address, not "localhost:5000".'],
  ['SITE_URL', 'ftp://shop.example', 'SITE_URL must be an http or https address, not "ftp://shop.example".'],
  ['ALLOWED_ORIGINS', 'a,b', 'ALLOWED_ORIGINS must be http or https addresses, separated by commas, not "a,b".'],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of trace, .*, not "loud"\.$/],
  ['INTROSPECTION', 'yes', 'INTROSPECTION must be "on" or "off", not "yes".'],
  [
    'TRUSTED_PROXIES',
    'gateway',
    'TRUSTED_PROXIES must be IP addresses or networks separated by commas, not "gateway".',
  ],
  ['RATE_LIMIT', '10', 'RATE_LIMIT must be a number of points from 1000 to 999999999, not "10".'],
  ['GRAPHIQL', 'yes', 'GRAPHIQL must be "on" or "off", not "yes".'],
  ['REDIS_URL', 'http://user:secret@redis', /^REDIS_URL must be a redis or rediss address\.$/],
  ['PURGE_TOKEN', 'short-secret', /^PURGE_TOKEN must be at least 16 ASCII characters without spaces\.$/],
  ['METRICS_TOKEN', 'short-secret', /^METRICS_TOKEN must be at least 16 ASCII characters without spaces\.$/],
] as const)('says in one sentence what is wrong with %s=%s', ([name, value, sentence]) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence)
})
