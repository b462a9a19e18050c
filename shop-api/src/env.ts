import { join, resolve } from 'node:path'
import { z } from 'zod'
import {
  baseUrl,
  connections,
  logLevel,
  parseSettings,
  port,
  secret,
  trustedProxies,
  wholeNumber,
} from '@partgate/schema/settings.ts'
import { StartError } from './start-error.ts'

const root = join(import.meta.dirname, '../..')

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'the address of a PostgreSQL database, like postgres://user:password@host/name',
})

const signs = (wanted: string) =>
  z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,200}$/, wanted)

const schema = z.object({
  SHOP_API_PORT: port(5000),
  /** The loopback address unless set. */
  SHOP_API_HOST: z.string().trim().default('127.0.0.1'),
  /** Connections above this number are refused, so that idle callers cannot use up file descriptors. */
  MAX_CONNECTIONS: connections(1000),
  DATA_DIR: z
    .string()
    .trim()
    .default('.data')
    .transform((path) => resolve(root, path)),
  DATABASE_URL: databaseUrl.optional(),
  /** A streaming replica of DATABASE_URL. */
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  SITE_URL: baseUrl('the address of the storefront, like http://localhost:3000').default('http://localhost:3000'),
  ORDER_HOLD_MINUTES: wholeNumber('a number of minutes', 1, 525_600).default(1440),
  /** Without it, mails stay in the outbox, which anyone who reaches the shop's port may read at /outbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'the address of a mail server, like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^[^\p{Cc}<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u,
      'a sender, like Partgate <shop@partgate.example>',
    )
    .default('Partgate <shop@localhost>'),
  /** Without PayPal's four settings the shop uses its own simulator. */
  PAYPAL_API_URL: baseUrl("the address of PayPal's API, like https://api-m.sandbox.paypal.com").optional(),
  PAYPAL_CLIENT_ID: signs("the app's client id as PayPal shows it").optional(),
  PAYPAL_CLIENT_SECRET: signs("the app's secret as PayPal shows it").optional(),
  PAYPAL_WEBHOOK_ID: signs('the id of the webhook as PayPal shows it').optional(),
  PAYPAL_SIMULATOR_PORT: port(5001),
  /** Proves that a request comes from the gateway, which has verified the API key of its client. */
  GATEWAY_TOKEN: secret.optional(),
  /** Proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: trustedProxies,
  LOG_LEVEL: logLevel,
  /** Outside production, each response is checked against the contract. */
  NODE_ENV: z.string().default('development'),
})

/** These settings hold passwords, so no message repeats them. */
const secretSettings = ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL', 'PAYPAL_CLIENT_SECRET', 'GATEWAY_TOKEN']

const paypalSettings = ['PAYPAL_API_URL', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const

export type Env = z.output<typeof schema>

export const parseEnv = (environment: NodeJS.ProcessEnv): Env => {
  const { data, message } = parseSettings(schema, environment, secretSettings)
  if (!data) throw new StartError(message)
  const missing = paypalSettings.filter((name) => data[name] === undefined)
  if (missing.length > 0 && missing.length < paypalSettings.length) {
    throw new StartError(`${paypalSettings.join(', ')} belong together; ${missing.join(' and ')} is missing.`)
  }
  if (data.DATABASE_REPLICA_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it is.')
  }
  return data
}

export const readEnv = () => parseEnv(process.env)
