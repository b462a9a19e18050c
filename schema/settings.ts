import { z } from 'zod'
import { parseNetworks } from './client-address.ts'

// Each message completes the sentence "NAME must be …".

export const wholeNumber = (quantity: string, min: number, max: number) => {
  const wanted = `${quantity} from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, wanted)
    .transform(Number)
    .refine((number) => number >= min && number <= max, wanted)
}

export const port = (fallback: number) => wholeNumber('a port number', 1, 65_535).default(fallback)

/** The same setting for each app; further connections are refused. */
export const connections = (fallback: number) => wholeNumber('a number of connections', 1, 100_000).default(fallback)

export const httpUrl = (wanted = 'an http or https address') =>
  z.url({ protocol: /^https?$/, normalize: true, error: wanted })

/** Without a slash at its end, because paths are appended. */
export const baseUrl = (wanted?: string) => httpUrl(wanted).transform((url) => url.replace(/\/+$/, ''))

/** Fits into a header as it is. */
export const secret = z.string().regex(/^[\x21-\x7e]{16,}$/, 'at least 16 ASCII characters without spaces')

export const onOff = z.enum(['on', 'off'], '"on" or "off"').transform((value) => value === 'on')

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export const logLevel = z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info')

/** The rule for a text that `parse` reads; `parse` returns null for an invalid one. */
export const parsedBy = <T>(parse: (text: string) => T | null, wanted: string) =>
  z.string().transform((text, context) => {
    const value = parse(text)
    if (value === null) context.addIssue(wanted)
    return value ?? z.NEVER
  })

export const trustedProxies = parsedBy((text) => {
  try {
    return parseNetworks(text)
  } catch {
    return null
  }
}, 'IP addresses or networks separated by commas').prefault('127.0.0.0/8,::1')

type Parsed<T> = { data: T; message?: undefined } | { data?: undefined; message: string }

/** An empty setting counts as unset. The message quotes the invalid value, unless it is a secret. */
export const parseSettings = <T extends z.ZodObject>(
  schema: T,
  environment: NodeJS.ProcessEnv,
  secretNames: readonly string[] = [],
): Parsed<z.output<T>> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = schema.safeParse(given)
  if (!error) return { data }
  const [issue] = error.issues
  const name = String(issue?.path[0])
  const value = secretNames.includes(name) ? '' : `, not "${given[name]}"`
  return { message: `${name} must be ${issue?.message}${value}.` }
}
