import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The caller ends the process. */
export const startGatewayProcess = async (shopApiUrl: string, settings: Record<string, string> = {}) => {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: { NODE_ENV: 'development', GATEWAY_PORT: `${port}`, SHOP_API_URL: shopApiUrl, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.stdout.resume()
  return { port, child }
}

export type GatewayProcess = Awaited<ReturnType<typeof startGatewayProcess>>
