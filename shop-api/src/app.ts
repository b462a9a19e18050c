import type { BlockList } from 'node:net'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { siteRoutes } from '#site/index.ts'
import type { App, Carried } from '#http/context.ts'
import { answerFailures } from '#http/failures.ts'
import { mount } from '#http/mount.ts'
import { probes } from '#http/probes.ts'
import { requestLog } from '#http/request-log.ts'
import type { Deps } from '#http/route.ts'

type AppDeps = Deps & { log: Logger; trustedProxies: BlockList; checkAnswers: boolean }

/** The whole building, without a port. */
export const createApp = (deps: AppDeps): App => {
  const app = new Hono<Carried>()
  app.use(requestLog(deps.log, deps.trustedProxies))
  answerFailures(app, deps.log)
  probes(app, deps.db)
  for (const table of [siteRoutes(deps)]) mount(app, table, deps)
  return app
}
