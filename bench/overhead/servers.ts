import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { freePorts } from '../../tools/stack/ports.ts'
import type { Peer } from './peers.ts'
import { ask } from './press.ts'
import { type Server, startServer } from './server.ts'
import type { Shape } from './shapes.ts'

const resolveFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const freePort = async () => (await freePorts()).web

const startStandIn = async (shop: string, core: 0 | 1, delayMs = 0) => {
  const env = { SHOP_API_URL: shop, DELAY_MS: `${delayMs}` }
  return startServer({
    name: 'stand-in',
    file: resolveFile('stand-in.ts'),
    port: await freePort(),
    core,
    env,
    path: '/calls',
  })
}

const toHash = (text: string) => createHash('sha256').update(text).digest('hex')

export const openServers = async (shop: string, shapes: Shape[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'partgate-overhead-'))
  const fileWith = async (name: string, text: string) => {
    const file = join(folder, name)
    await writeFile(file, text)
    return file
  }
  const running: Server[] = []
  const documents = shapes.map(({ query }) => [toHash(query), query])
  const manifest = await fileWith('documents.json', JSON.stringify(Object.fromEntries(documents)))
  const started = async (starting: Promise<Server>) => {
    const server = await starting
    running.push(server)
    return server
  }

  return {
    standIn: (core: 0 | 1, from = shop, delayMs?: number) => started(startStandIn(from, core, delayMs)),

    gateway: async (standIn: Server, publicCache: 'on' | 'off') => {
      const port = await freePort()
      const env = {
        GATEWAY_PORT: `${port}`,
        SHOP_API_URL: standIn.url,
        TRUSTED_DOCUMENTS: manifest,
        FREE_FORM: 'off',
        PUBLIC_CACHE: publicCache,
        RATE_LIMIT: '999999999',
      }
      const file = resolveFile('../../gateway/src/main.ts')
      return started(startServer({ name: `gateway-${publicCache}`, file, port, core: 0, env, path: '/healthz' }))
    },

    /** Its CPU time includes that of the gateway. */
    relay: async (gateway: Server, name: 'relay' | 'bare-relay' = 'relay'): Promise<Server> => {
      const env = { GATEWAY_URL: gateway.url }
      const port = await freePort()
      const relay = await started(startServer({ name, file: resolveFile(`${name}.ts`), port, core: 0, env }))
      return { ...relay, cpuMicros: async () => (await relay.cpuMicros()) + (await gateway.cpuMicros()) }
    },

    peer: async (standIn: Server, { folder, file }: Peer) => {
      const env = { SHOP_API_URL: standIn.url }
      const port = await freePort()
      return started(startServer({ name: file, file: join(folder, file), port, core: 0, env, cwd: folder }))
    },

    bare: async (text: string) => {
      const env = { BODY_FILE: await fileWith('body.json', text) }
      return started(startServer({ name: 'bare', file: resolveFile('bare.ts'), port: await freePort(), core: 0, env }))
    },

    sameCalls: async (standIn: Server, text: string, callsFor: Record<string, string[]>) => {
      const env = {
        BODY_FILE: await fileWith('body.json', text),
        CALLS_FILE: await fileWith('calls.json', JSON.stringify(callsFor)),
        SHOP_API_URL: standIn.url,
      }
      const file = resolveFile('same-calls.ts')
      return started(startServer({ name: 'same-calls', file, port: await freePort(), core: 0, env }))
    },

    close: async () => {
      await Promise.all(running.map((server) => server.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Servers = Awaited<ReturnType<typeof openServers>>
export const countCalls = async (standIn: Server) => Number(await ask(standIn.url, { path: '/calls' }))

export const takeRequested = async (standIn: Server) =>
  z.array(z.string()).parse(JSON.parse(await ask(standIn.url, { path: '/requested' })))
