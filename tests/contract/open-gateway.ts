import { createServer } from 'node:http'
import { readSettings } from '../../gateway/src/env.ts'
import { createGateway } from '../../gateway/src/gateway.ts'
import { createLog } from '../../gateway/src/log.ts'
import { longTimeouts } from '../../gateway/testing/harness.ts'
import { closeServer, listenLocally } from '../support/stacks/local-server.ts'

/** A gateway with the settings of production, where only an API key permits operations outside the storefront's. Long time limits let its
 * tests pass on a busy machine. */
export const openGateway = async (shopApi: string, keyLine: string) => {
  const {
    port: _,
    logLevel: __,
    telemetryName: ___,
    ...settings
  } = readSettings({
    NODE_ENV: 'production',
    SHOP_API_URL: shopApi,
    API_KEYS: keyLine,
  })
  const gateway = await createGateway({ ...settings, ...longTimeouts, log: createLog('silent') })
  const server = createServer(gateway.listener)
  const port = await listenLocally(server)
  const close = async () => {
    await closeServer(server)
    await gateway.dispose()
  }
  return { address: `http://localhost:${port}`, close }
}
