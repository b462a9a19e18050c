import { join } from 'node:path'
import { startSimulator } from '@partgate/paypal-simulator/start.ts'
import { urlNear } from '@partgate/paypal-simulator/url-near.ts'
import { toPortError } from '#http/listen.ts'
import type { Env } from './env.ts'

export const simulatorOptions = (env: Env) => ({
  host: env.SHOP_API_HOST,
  port: env.PAYPAL_SIMULATOR_PORT,
  path: join(env.DATA_DIR, 'paypal-simulator.jsonl'),
  pageHost: new URL(env.SITE_URL).hostname,
  webhook: `${urlNear(env.SHOP_API_HOST, env.SHOP_API_PORT)}/api/pay/paypal/webhook`,
})

const advice = "set PAYPAL_SIMULATOR_PORT to another, or the PAYPAL_… settings to use PayPal's own API"

export const openSimulator = (env: Env) =>
  startSimulator(simulatorOptions(env)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.syscall !== 'listen') throw cause
    throw toPortError(env.SHOP_API_HOST, env.PAYPAL_SIMULATOR_PORT, advice, cause)
  })
