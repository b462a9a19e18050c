import type { BlockList } from 'node:net'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { accountRoutes } from '#account/index.ts'
import { cartRoutes } from '#cart/index.ts'
import { catalogueRoutes } from '#catalogue/index.ts'
import type { App, Carried } from '#http/context.ts'
import { mountDocs } from '#http/docs.ts'
import { handleFailures } from '#http/failures.ts'
import { mount } from '#http/mount.ts'
import { mountProbes } from '#http/probes.ts'
import { createRoutesWithReplica } from '#http/reads-that-may-lag.ts'
import { requestLog } from '#http/request-log.ts'
import type { Deps } from '#http/route.ts'
import { mountOutboxPage } from '#mail/outbox-page.ts'
import { ordersRoutes } from '#orders/index.ts'
import { paymentsRoutes, paypalWebhook } from '#payments/index.ts'
import { rfqRoutes } from '#rfq/index.ts'
import { siteRoutes } from '#site/index.ts'

type AppDeps = Deps & { log: Logger; trustedProxies: BlockList; checkResponses: boolean }

const domains = [accountRoutes, cartRoutes, catalogueRoutes, ordersRoutes, paymentsRoutes, rfqRoutes, siteRoutes]

export const createApp = (deps: AppDeps): App => {
  const app = new Hono<Carried>()
  app.use(requestLog(deps.log, deps.trustedProxies))
  handleFailures(app, deps.log)
  mountProbes(app, deps.db)
  mountDocs(app)
  if (!deps.mailTransport) mountOutboxPage(app, deps.db)
  paypalWebhook(app, deps)
  for (const createRoutes of domains) mount(app, createRoutesWithReplica(createRoutes, deps), deps)
  return app
}
