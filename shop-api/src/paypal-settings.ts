import type { PaypalSettings } from '#paypal/client.ts'
import { simulatorCredentials } from '@partgate/paypal-simulator/credentials.ts'
import { urlNear } from '@partgate/paypal-simulator/url-near.ts'
import type { Env } from './env.ts'

export const isPaypalSimulated = (env: Env) => env.PAYPAL_API_URL === undefined

export const paypalSettings = (env: Env): PaypalSettings => {
  const { PAYPAL_API_URL, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = env
  if (PAYPAL_API_URL && PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET && PAYPAL_WEBHOOK_ID) {
    return {
      apiUrl: PAYPAL_API_URL,
      clientId: PAYPAL_CLIENT_ID,
      clientSecret: PAYPAL_CLIENT_SECRET,
      webhookId: PAYPAL_WEBHOOK_ID,
    }
  }
  return { apiUrl: urlNear(env.SHOP_API_HOST, env.PAYPAL_SIMULATOR_PORT), ...simulatorCredentials }
}
