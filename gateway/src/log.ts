import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export type Log = Logger
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** No code logs these on purpose; redaction covers mistakes. */
const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'token',
  'cartToken',
  'orderToken',
  'orderTokens',
  'password',
  'variables',
  'headers',
]
const secretPaths = secretNames.flatMap((name) => {
  const step = name.startsWith('[') ? name : `.${name}`
  return [name, `*${step}`, `*.*${step}`]
})

export const createLog = (level: (typeof logLevels)[number], destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { app: 'gateway' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPaths, remove: true },
    },
    destination ?? pino.destination(1),
  )
