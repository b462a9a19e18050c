import type { AddressInfo } from 'node:net'
import { listen, stopListening } from '#http/listen.ts'
import { createSimulator } from './app.ts'
import { simulatorCredentials } from './credentials.ts'
import { urlNear } from './place.ts'
import { openStore } from './store.ts'
import { type Deliver, openWebhooks, postTo } from './webhooks.ts'

type Options = {
  host?: string
  /** 0 takes a free one. */
  port: number
  /** The file that keeps its state; memory only without. */
  path?: string
  /** The host by which browsers find the page for buyers. */
  pageHost?: string
  /** Where events go: an address, or a function; nowhere without. */
  webhook?: string | Deliver
}

const deliverer = (webhook: string | Deliver) => (typeof webhook === 'string' ? postTo(webhook) : webhook)

/** Starts a simulated PayPal; `settings` are what a shop needs to use it. */
export const startSimulator = async ({ host = '127.0.0.1', port, path, pageHost, webhook }: Options) => {
  let bound = port
  const api = () => urlNear(host, bound)
  const bases = () => ({ api: api(), page: pageHost ? `http://${pageHost}:${bound}` : api() })
  const store = openStore(path)
  const webhooks = openWebhooks({
    webhookId: simulatorCredentials.webhookId,
    certUrl: () => `${api()}/v1/notifications/certs/CERT-SIMULATOR`,
    deliver: webhook ? deliverer(webhook) : null,
  })
  const { app, faults } = createSimulator(store, webhooks, bases)
  const server = await listen(app, host, port, {
    advice: "set PAYPAL_SIMULATOR_PORT to another, or the PAYPAL_… settings to use PayPal's own API",
  })
  bound = (server.address() as AddressInfo).port
  return {
    settings: { apiUrl: api(), ...simulatorCredentials },
    faults,
    orders: store.orders,
    forgetRequestIds: store.forgetAnswers,
    /** An event as it would be sent, for a test to send in its own way. */
    sign: webhooks.sign,
    /** Where events go from now on. */
    sendEventsTo: (next: string | Deliver) => webhooks.deliverTo(deliverer(next)),
    eventsSettled: webhooks.settled,
    close: async () => {
      faults.clear()
      webhooks.close()
      await stopListening(server, 1_000)
    },
  }
}
export type Simulator = Awaited<ReturnType<typeof startSimulator>>
