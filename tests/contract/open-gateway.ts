import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSettings } from '../../gateway/src/env.ts'
import { createGateway } from '../../gateway/src/gateway.ts'
import { createLog } from '../../gateway/src/log.ts'

/** A gateway with the settings of production, where only an API key permits operations that are not the storefront's. */
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
  const gateway = await createGateway({ ...settings, log: createLog('silent') })
  const server = createServer(gateway.listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a TCP port has this address type.
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await gateway.dispose()
  }
  return { address: `http://127.0.0.1:${port}`, close }
}
