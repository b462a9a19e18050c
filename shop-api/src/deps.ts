import type { Database } from '#db/database.ts'
import type { Deps } from '#http/route.ts'
import { createMailTransport } from '#mail/transport.ts'
import { createPaypalClient } from '#paypal/client.ts'
import type { Env } from './env.ts'
import { paypalSettings } from './paypal-settings.ts'

export const toDeps = (env: Env, db: Database, replica: Database | null = null): Deps => ({
  db,
  replica,
  siteUrl: env.SITE_URL,
  gatewayToken: env.GATEWAY_TOKEN ?? null,
  mailTransport: env.SMTP_URL ? createMailTransport({ url: env.SMTP_URL, from: env.MAIL_FROM }) : null,
  orderHoldMinutes: env.ORDER_HOLD_MINUTES,
  paypal: createPaypalClient(paypalSettings(env)),
})
