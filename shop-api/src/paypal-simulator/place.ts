import { join } from 'node:path'

type Settings = {
  SHOP_API_HOST: string
  SHOP_API_PORT: number
  PAYPAL_SIMULATOR_PORT: number
  DATA_DIR: string
  SITE_URL: string
}

export const urlNear = (host: string, port: number): string => {
  const near = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${near.includes(':') ? `[${near}]` : near}:${port}`
}

export const simulatorPlace = (env: Settings) => ({
  host: env.SHOP_API_HOST,
  port: env.PAYPAL_SIMULATOR_PORT,
  path: join(env.DATA_DIR, 'paypal-simulator.jsonl'),
  pageHost: new URL(env.SITE_URL).hostname,
  webhook: `${urlNear(env.SHOP_API_HOST, env.SHOP_API_PORT)}/api/pay/paypal/webhook`,
})
