import { join, resolve } from 'node:path'
import { z } from 'zod'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { StartError } from './start-error.ts'

const root = join(import.meta.dirname, '../..')

const url = (protocol: RegExp, wanted: string) => z.url({ protocol, error: wanted })

const databaseUrl = url(
  /^postgres(ql)?$/,
  'the address of a PostgreSQL database, like postgres://user:password@host/name',
)

const networks = z.string().transform((text, context) => {
  try {
    return parseNetworks(text)
  } catch {
    context.addIssue('IP addresses or networks separated by commas')
    return z.NEVER
  }
})

const port = (fallback: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'a port number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'a port number from 1 to 65535')
    .prefault(fallback)

const signs = (wanted: string) =>
  z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,200}$/, wanted)

const schema = z.object({
  SHOP_API_PORT: port('5000'),
  /** The loopback address unless set. */
  SHOP_API_HOST: z.string().trim().default('127.0.0.1'),
  /** Connections above this number are refused, so that idle callers cannot use up file descriptors. */
  MAX_CONNECTIONS: z
    .string()
    .regex(/^\d{1,6}$/, 'a number of connections from 1 to 100000')
    .transform(Number)
    .refine((count) => count >= 1 && count <= 100_000, 'a number of connections from 1 to 100000')
    .prefault('1000'),
  DATA_DIR: z
    .string()
    .trim()
    .default('.data')
    .transform((path) => resolve(root, path)),
  DATABASE_URL: databaseUrl.optional(),
  /** A streaming replica of DATABASE_URL. */
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  SITE_URL: url(/^https?$/, 'the address of the storefront, like http://localhost:3000')
    .transform((address) => address.replace(/\/+$/, ''))
    .default('http://localhost:3000'),
  ORDER_HOLD_MINUTES: z
    .string()
    .regex(/^\d{1,6}$/, 'a number of minutes from 1 to 525600')
    .transform(Number)
    .refine((minutes) => minutes >= 1 && minutes <= 525_600, 'a number of minutes from 1 to 525600')
    .prefault('1440'),
  /** Without it, mails stay in the outbox, which anyone who reaches the shop's port may read at /outbox. */
  SMTP_URL: url(/^smtps?$/, 'the address of a mail server, like smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^[^\p{Cc}<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u,
      'a sender, like Partgate <shop@partgate.example>',
    )
    .default('Partgate <shop@localhost>'),
  /** Without PayPal's four settings the shop uses its own simulator. */
  PAYPAL_API_URL: url(/^https?$/, "the address of PayPal's API, like https://api-m.sandbox.paypal.com")
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  PAYPAL_CLIENT_ID: signs("the app's client id as PayPal shows it").optional(),
  PAYPAL_CLIENT_SECRET: signs("the app's secret as PayPal shows it").optional(),
  PAYPAL_WEBHOOK_ID: signs('the id of the webhook as PayPal shows it').optional(),
  PAYPAL_SIMULATOR_PORT: port('5001'),
  /** Proves that a request comes from the gateway, which has verified the API key of its client. */
  GATEWAY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 ASCII characters without spaces')
    .optional(),
  /** Proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: networks.prefault('127.0.0.0/8,::1'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'one of trace, debug, info, warn, error, silent')
    .default('info'),
  /** Outside production, each response is checked against the contract. */
  NODE_ENV: z.string().default('development'),
})

/** These settings hold passwords, so no message repeats them. */
const secretSettings = new Set([
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'PAYPAL_CLIENT_SECRET',
  'GATEWAY_TOKEN',
])

const paypalSettings = ['PAYPAL_API_URL', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const

export type Env = z.output<typeof schema>

export const parseEnv = (given: NodeJS.ProcessEnv): Env => {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  const missing = paypalSettings.filter((name) => set[name] === undefined)
  if (missing.length > 0 && missing.length < paypalSettings.length) {
    throw new StartError(`${paypalSettings.join(', ')} belong together; ${missing.join(' and ')} is missing.`)
  }
  if (set['DATABASE_REPLICA_URL'] !== undefined && set['DATABASE_URL'] === undefined) {
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it is.')
  }
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  const value = secretSettings.has(name) ? 'what it is' : `"${set[name]}"`
  throw new StartError(`${name} must be ${issue?.message}, not ${value}.`)
}

export const readEnv = () => parseEnv(process.env)
