import { Hono } from 'hono'
import type { App, Carried } from './context.ts'
import { approvePage } from './approve-page.ts'
import { createMount } from './calls.ts'
import { createFaults } from './faults.ts'
import { oauthCalls, createAccessTokens } from './oauth.ts'
import { orderCalls } from './order-calls.ts'
import type { Bases } from './present.ts'
import { refundCalls } from './refund-calls.ts'
import { refusal } from './refusal.ts'
import { faultSwitch } from './switch.ts'
import type { Store } from './store.ts'
import { webhookCalls } from './webhook-calls.ts'
import type { Webhooks } from './webhooks.ts'

export const createSimulator = (store: Store, webhooks: Webhooks, bases: () => Bases) => {
  const app: App = new Hono<Carried>()
  const faults = createFaults()
  const tokens = createAccessTokens()
  const mount = createMount({ app, faults, store, isKnown: tokens.isKnown })
  const context = { mount, store, webhooks, bases }
  oauthCalls(mount, tokens)
  orderCalls(context)
  refundCalls(context)
  webhookCalls(mount, webhooks)
  approvePage(app, context)
  faultSwitch(app, faults, context)
  app.notFound((c) => {
    const { status, body } = refusal(404, 'INVALID_URI')
    return c.json(body, status)
  })
  return { app, faults }
}
