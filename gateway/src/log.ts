import { pino } from 'pino'
import type { DestinationStream, LevelWithSilent, Logger } from 'pino'

export type Log = Logger

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

/** Lines wait for at most this long, so that one write has many lines. */
const flushAfterMs = 100
const maxWaitingChars = 16_384

/** Lines are joined here, because pino's buffer measures all that waits again for each new line. */
export const openStdout = (): DestinationStream => {
  const stdout = pino.destination({ dest: 1, sync: true })
  let waiting = ''
  const flush = () => {
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    stdout.write(lines)
  }
  setInterval(flush, flushAfterMs).unref()
  process.once('exit', () => {
    flush()
    stdout.flushSync()
  })
  return {
    write: (line) => {
      waiting += line
      if (waiting.length >= maxWaitingChars) flush()
    },
  }
}

let [formattedMs, formatted] = [NaN, '']
const formatTime = () => {
  const nowMs = Date.now()
  if (nowMs !== formattedMs) [formattedMs, formatted] = [nowMs, `,"time":"${new Date(nowMs).toISOString()}"`]
  return formatted
}

export const createLog = (level: LevelWithSilent, destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: { app: 'gateway' },
      timestamp: formatTime,
      redact: { paths: secretPaths, remove: true },
    },
    destination,
  )
