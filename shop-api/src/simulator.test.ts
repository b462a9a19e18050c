import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from './env.ts'
import { openSimulator } from './simulator.ts'

test("the simulator's port in use is reported in one sentence with a remedy", async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = parseEnv({ PAYPAL_SIMULATOR_PORT: `${port}`, DATA_DIR: tmpdir() })
  await expect(openSimulator(env)).rejects.toThrow(
    `127.0.0.1:${port} is in use; set PAYPAL_SIMULATOR_PORT to another, or the PAYPAL_… settings to use PayPal's own API.`,
  )
})
