import type { Queryable } from '#db/database.ts'
import type { App } from './context.ts'

/** `/healthz`: the process runs. `/readyz`: it can serve requests, including the database. */
export const mountProbes = (app: App, db: Queryable) => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const isReady = await db.query('select 1').then(
      () => true,
      () => false,
    )
    return c.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503)
  })
}
