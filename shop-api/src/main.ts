import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { listen, stopListening } from '#http/listen.ts'
import { keepSwept } from '#security/sweep.ts'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'

const graceMs = 10_000

const start = async () => {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const db = await openDatabase(env)
  try {
    const migrations = await migrate(db)
    const [catalogue] = await db.query("select value from meta where key = 'catalogue'")
    if (!catalogue) throw new StartError('The catalogue is empty; run "npm run seed" first.')
    const app = createApp({
      db,
      log,
      siteUrl: env.SITE_URL,
      trustedProxies: env.TRUSTED_PROXIES,
      checkAnswers: env.NODE_ENV !== 'production',
    })
    const server = await listen(app, env.SHOP_API_HOST, env.SHOP_API_PORT)
    log.info({ host: env.SHOP_API_HOST, port: env.SHOP_API_PORT, engine: db.engine, migrations }, 'listening')

    keepSwept(db, log)

    let isStopping = false
    const stop = async (signal: string) => {
      if (isStopping) return
      isStopping = true
      log.info({ signal }, 'stopping')
      await stopListening(server, graceMs)
      await db.close()
      log.info('stopped')
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  } catch (error) {
    await db.close()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
