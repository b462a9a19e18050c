import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '@partgate/schema/testing/free-port.ts'

/** The caller ends the process. */
export const startGatewayProcess = async (shopApiUrl: string, settings: Record<string, string> = {}) => {
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: { NODE_ENV: 'development', GATEWAY_PORT: `${port}`, SHOP_API_URL: shopApiUrl, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.stdout.resume()
  return { port, child }
}

export type GatewayProcess = Awaited<ReturnType<typeof startGatewayProcess>>
