import { join, resolve } from 'node:path'
import { z } from 'zod'
import { parseNetworks } from '#http/client-address.ts'
import { StartError } from './start-error.ts'

const root = join(import.meta.dirname, '../..')

const url = (protocol: RegExp, wanted: string) => z.url({ protocol, error: wanted })

const networks = z.string().transform((text, context) => {
  try {
    return parseNetworks(text)
  } catch {
    context.addIssue('IP addresses or networks separated by commas')
    return z.NEVER
  }
})

const schema = z.object({
  SHOP_API_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a port number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'a port number from 1 to 65535')
    .prefault('5000'),
  /** Address to listen on; the machine itself only, unless told otherwise. */
  SHOP_API_HOST: z.string().trim().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .trim()
    .default('.data')
    .transform((path) => resolve(root, path)),
  DATABASE_URL: url(
    /^postgres(ql)?$/,
    'the address of a PostgreSQL database, like postgres://user:password@host/name',
  ).optional(),
  SITE_URL: url(/^https?$/, 'the address of the storefront, like http://localhost:3000')
    .transform((address) => address.replace(/\/+$/, ''))
    .default('http://localhost:3000'),
  /** Proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: networks.prefault('127.0.0.0/8,::1'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'one of trace, debug, info, warn, error, silent')
    .default('info'),
  /** Outside production, each answer is checked against the contract. */
  NODE_ENV: z.string().default('development'),
})

export type Env = z.output<typeof schema>

/** What the environment asks for, or one sentence that says what is wrong with it. */
export const parseEnv = (given: NodeJS.ProcessEnv): Env => {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  const value = name === 'DATABASE_URL' ? 'what it is' : `"${set[name]}"`
  throw new StartError(`${name} must be ${issue?.message}, not ${value}.`)
}

export const readEnv = () => parseEnv(process.env)
