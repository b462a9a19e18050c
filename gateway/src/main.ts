import { createServer } from 'node:http'
import { readSettings, SettingsError } from './env.ts'
import { createLog, openStdout } from './log.ts'
import { createDrain } from './http/drain.ts'
import { createGateway } from './gateway.ts'

/** Longer than a balancer needs to notice, plus the slowest mutation. */
const closeWithinMs = 25_000

const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const settingsOrExit = () => {
  try {
    return readSettings()
  } catch (error) {
    if (error instanceof SettingsError) return giveUp(error.message)
    throw error
  }
}

const { port, maxConnections, logLevel, telemetryName, ...settings } = settingsOrExit()
const telemetry = telemetryName === null ? null : (await import('./tracing/telemetry.ts')).startTelemetry(telemetryName)
const log = createLog(logLevel, openStdout())
const drain = createDrain()
const stopping = new AbortController()
const gateway = await createGateway({ ...settings, log, isStopping: drain.isStopping, stopping: stopping.signal })
const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
  drain.note(request, response)
  gateway.listener(request, response)
})
server.maxConnections = maxConnections

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') giveUp(`Port ${port} is in use; set GATEWAY_PORT to another one.`)
  if (error.code === 'EACCES') giveUp(`Port ${port} may not be used by this user; set GATEWAY_PORT to another one.`)
  throw error
})
server.listen(port, () => log.info({ port }, `gateway listens on port ${port}`))

const dispose = async () => {
  await gateway.dispose()
  await telemetry?.shutdown().catch((error: unknown) => log.warn({ error }, 'the last spans were not sent'))
  process.exit(0)
}

const stop = () => {
  log.info('gateway stops')
  stopping.abort()
  drain.stop({ server, closeWithinMs, onClosed: () => void dispose(), onLate: () => process.exit(1) })
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
