import type { AddressInfo } from 'node:net'
import { createSimulator } from './app.ts'
import { simulatorCredentials } from './credentials.ts'
import { listen, stopListening } from './listen.ts'
import { openStore } from './store.ts'
import { urlNear } from './url-near.ts'
import { type Deliver, createWebhooks, postTo } from './webhooks.ts'

type Options = {
  host?: string
  /** 0 picks a free port. */
  port: number
  /** Without a file the state is in memory only. */
  path?: string
  pageHost?: string
  /** A URL or a function; nothing is sent without it. */
  webhook?: string | Deliver
}

const deliverer = (webhook: string | Deliver) => (typeof webhook === 'string' ? postTo(webhook) : webhook)

export const startSimulator = async ({ host = '127.0.0.1', port, path, pageHost, webhook }: Options) => {
  let bound = port
  const api = () => urlNear(host, bound)
  const bases = () => ({ api: api(), page: pageHost ? `http://${pageHost}:${bound}` : api() })
  const store = openStore(path)
  const webhooks = createWebhooks({
    webhookId: simulatorCredentials.webhookId,
    certUrl: () => `${api()}/v1/notifications/certs/CERT-SIMULATOR`,
    deliver: webhook ? deliverer(webhook) : null,
  })
  const { app, faults } = createSimulator(store, webhooks, bases)
  const server = await listen(app, host, port)
  bound = (server.address() as AddressInfo).port
  return {
    settings: { apiUrl: api(), ...simulatorCredentials },
    faults,
    orders: store.orders,
    forgetRequestIds: store.forgetResponses,
    sign: webhooks.sign,
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
