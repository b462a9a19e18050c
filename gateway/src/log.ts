import { pino } from 'pino'
import type { Logger } from 'pino'

export type Log = Logger
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** JSON lines on standard output. */
export const createLog = (level: (typeof logLevels)[number]): Log =>
  pino({ level, base: { building: 'gateway' }, timestamp: pino.stdTimeFunctions.isoTime })
