import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export type Log = Logger
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Left out of every line, down to the second level: nobody should log them, but if somebody does, this holds. */
const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'token',
  'cartToken',
  'orderToken',
  'orderSecrets',
  'password',
  'variables',
  'headers',
]
const secretPaths = secretNames.flatMap((name) => {
  const step = name.startsWith('[') ? name : `.${name}`
  return [name, `*${step}`, `*.*${step}`]
})

/** JSON lines on standard output. */
export const createLog = (level: (typeof logLevels)[number], destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { building: 'gateway' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPaths, remove: true },
    },
    destination ?? pino.destination(1),
  )
