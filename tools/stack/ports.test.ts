import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { checkPorts, freePorts } from './ports.ts'

it('accepts free ports', async () => {
  await expect(checkPorts({ ports: await freePorts(), dataDir: '' })).resolves.toBeUndefined()
})

it.each(['127.0.0.1', '0.0.0.0'])('names the port and the setting when another program listens on %s', async (host) => {
  const server = createServer().listen(0, host)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ports = { ...(await freePorts()), gateway: port }
  await expect(checkPorts({ ports, dataDir: '' })).rejects.toThrow(
    `Port ${port} is in use by another program; set GATEWAY_PORT to a free one and start again.`,
  )
})
