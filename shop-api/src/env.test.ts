import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'
import { isPaypalSimulated, paypalSettings } from './paypal-settings.ts'

test('without settings the shop listens on this machine only, on port 5000, with its data in the repository', () => {
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
  [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS must be a number of connections from 1 to 100000, not "0".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
  [
    { TRUSTED_PROXIES: '10.0.0.0/99' },
    'TRUSTED_PROXIES must be IP addresses or networks separated by commas, not "10.0.0.0/99".',
  ],
  [
    { TRUSTED_PROXIES: 'gateway' },
    'TRUSTED_PROXIES must be IP addresses or networks separated by commas, not "gateway".',
  ],
] as const)('a wrong setting is reported in one sentence: %o', ([given, sentence]) => {
  expect(() => parseEnv(given)).toThrow(sentence)
})

test('a short token of the gateway is refused and not quoted', () => {
  expect(() => parseEnv({ GATEWAY_TOKEN: 'secret' })).toThrow(
    /^GATEWAY_TOKEN must be at least 16 ASCII characters without spaces\.$/,
  )
})

test.for(['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL'])(
  'a wrong %s is not quoted, because it holds a password',
  (name) => {
    expect(() => parseEnv({ DATABASE_URL: 'postgres://h/d', [name]: 'mysql://u:secret@h/d' })).toThrow(
      new RegExp(`^${name} must be (?!.*(secret|, not ))`),
    )
  },
)

test('a replica without its database is refused', () => {
  expect(() => parseEnv({ DATABASE_REPLICA_URL: 'postgres://u:secret@h/d' })).toThrow(
    /^DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it is\.$/,
  )
})

test.for([
  'shop@partgate.example',
  'Partgate <shop@partgate.example>',
  'Café, Teile & Co. <shop@partgate.example>',
] as const)('the sender of mails may be %s', (from) => {
  expect(parseEnv({ MAIL_FROM: from }).MAIL_FROM).toBe(from)
})

test.for(['shop', 'a@b.example, c@d.example', 'Shop <a@b.example>\r\nBcc: all@b.example'] as const)(
  'the sender of mails may not be %j',
  (from) => {
    const sentence = 'MAIL_FROM must be a sender, like Partgate <shop@partgate.example>, not'
    expect(() => parseEnv({ MAIL_FROM: from })).toThrow(sentence)
  },
)

const paypal = {
  PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com/',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'hidden',
  PAYPAL_WEBHOOK_ID: 'HOOK',
}

test('PayPal is used where its four settings are set, and the simulator where none is', () => {
  expect(paypalSettings(parseEnv(paypal))).toEqual({
    apiUrl: 'https://api-m.sandbox.paypal.com',
    clientId: 'client',
    clientSecret: 'hidden',
    webhookId: 'HOOK',
  })
  const simulated = parseEnv({ PAYPAL_SIMULATOR_PORT: '6201' })
  expect([isPaypalSimulated(simulated), isPaypalSimulated(parseEnv(paypal))]).toEqual([true, false])
  expect(paypalSettings(simulated).apiUrl).toBe('http://127.0.0.1:6201')
})

test.for(Object.keys(paypal))('PayPal without %s is reported in one sentence without secrets', (name) => {
  expect(() => parseEnv({ ...paypal, [name]: '' })).toThrow(
    `PAYPAL_API_URL, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID belong together; ${name} is missing.`,
  )
  expect(() => parseEnv({ ...paypal, PAYPAL_CLIENT_SECRET: 'hidden secret' })).toThrow(
    /^PAYPAL_CLIENT_SECRET must be (?!.*hidden)/,
  )
})
