import type { Simulator } from '@partgate/paypal-simulator/start.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { openReplica } from '#db/replica.ts'
import type { App } from '#http/context.ts'
import { listen, stopListening } from '#http/listen.ts'
import { createApp } from './app.ts'
import { toDeps } from './deps.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { logFailure } from './log-failure.ts'
import { isPaypalSimulated } from './paypal-settings.ts'
import { startJobs } from './shop-jobs.ts'
import { openSimulator } from './simulator.ts'
import { openStaffSocket } from './staff/index.ts'
import { StartError } from './start-error.ts'
import { settlesWithin } from './settles-within.ts'

/** Together less than the ten seconds that process managers usually wait before they kill. */
const graceMs = 8_000
const closeMs = 1_500
const requestsMs = 6_000

const stopOnSignals = (log: Logger, stopWork: () => Promise<unknown>, closeDatabases: () => Promise<unknown>) => {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    const areStopped = await settlesWithin(graceMs, logFailure({ log, message: 'work failed to stop', work: stopWork }))
    const areClosed = await settlesWithin(
      closeMs,
      logFailure({ log, message: 'a database failed to close', work: closeDatabases }),
    )
    const isInTime = areStopped && areClosed
    log.info({ isInTime }, 'stopped')
    if (!isInTime) process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/** The first searches load the vocabulary and pages of the database, which takes about a second. Searches of visitors have a deadline. */
const warmUp = (app: App) =>
  Promise.all(['10k', 'LM358'].map(async (wd) => app.request(`${contract.catalogue.search.path}?wd=${wd}`)))

const start = async () => {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const db = await openDatabase(env)
  let simulator: Simulator | undefined
  let replica: Database | null = null
  const closeDatabases = () => Promise.all([replica?.close(), db.close()])
  try {
    const migrations = await migrate(db, (text) => log.info(text))
    const [catalogue] = await db.query("select value from meta where key = 'catalogue'")
    if (!catalogue) throw new StartError('The catalogue is empty; run "npm run seed" first.')
    if (isPaypalSimulated(env)) {
      simulator = await openSimulator(env)
      log.warn({ port: env.PAYPAL_SIMULATOR_PORT }, 'PayPal is simulated: no money moves; set PAYPAL_API_URL to use it')
    }
    const { DATABASE_URL: primaryUrl, DATABASE_REPLICA_URL: replicaUrl } = env
    if (primaryUrl && replicaUrl) replica = await openReplica({ primaryUrl, replicaUrl, log })
    const deps = toDeps(env, db, replica)
    const app = createApp({
      ...deps,
      log,
      trustedProxies: env.TRUSTED_PROXIES,
      checkResponses: env.NODE_ENV !== 'production',
    })
    await warmUp(app)
    const server = await listen(app, env.SHOP_API_HOST, env.SHOP_API_PORT, {
      limits: { connections: env.MAX_CONNECTIONS },
    })
    log.info({ host: env.SHOP_API_HOST, port: env.SHOP_API_PORT, engine: db.engine, migrations }, 'listening')
    if (db.engine === 'embedded')
      log.info(
        'the embedded database is one process that never syncs to disk: safe against a killed process, not against a power cut',
      )

    if (!deps.mailTransport)
      log.warn('no mail is sent: /outbox shows mails to anyone who reaches this port; set SMTP_URL to a mail server')

    const stopJobs = startJobs(deps, log)
    const closeStaffSocket = await openStaffSocket(env.DATA_DIR, deps, log)

    const stopWork = async () => {
      await Promise.all([stopListening(server, requestsMs), closeStaffSocket(), stopJobs()])
      await simulator?.close()
    }
    stopOnSignals(log, stopWork, closeDatabases)
  } catch (error) {
    await simulator?.close()
    await closeDatabases()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
