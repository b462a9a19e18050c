import type { AddressInfo } from 'node:net'
import { listen, stopListening } from '@partgate/shop-api/src/http/listen.ts'
import { startSimulator } from '@partgate/paypal-simulator/start.ts'
import { openTestShop } from '@partgate/shop-api/testing/open-test-shop.ts'
import { fillSmallCatalogue } from '@partgate/shop-api/testing/small-catalogue.ts'

/** Runs in the test process, so that tests can reach its database. */
export const openShopInProcess = async () => {
  const simulator = await startSimulator({ port: 0 })
  const { apiUrl, clientId, clientSecret, webhookId } = simulator.settings
  const shop = await openTestShop({
    env: {
      PAYPAL_API_URL: apiUrl,
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
  })
  await fillSmallCatalogue(shop.db)
  const server = await listen(shop.app, '127.0.0.1', 0)
  // A server that listens on a TCP port has this address type.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    db: shop.db,
    close: async () => {
      await stopListening(server, 1_000)
      await simulator.close()
      await shop.close()
    },
  }
}
