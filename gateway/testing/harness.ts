import { createServer, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { createLog } from '../src/log.ts'
import { createGateway, type GatewayOptions } from '../src/gateway.ts'
import { startFakeShop } from './fake-shop.ts'

export const siteUrl = 'http://localhost:3000'

const responseShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.looseObject({ code: z.string().optional(), requestId: z.string().optional() }).optional(),
      }),
    )
    .optional(),
})

type Sent = {
  query: string
  variables?: Record<string, unknown>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** For tests with so many requests that a busy machine needs long. */
export const longTimeouts = {
  readTimeoutMs: 30_000,
  writeTimeoutMs: 30_000,
  queryTimeoutMs: 60_000,
  mutationTimeoutMs: 60_000,
}

export const openGateway = async (options: Partial<GatewayOptions> = {}) => {
  const shop = await startFakeShop()
  const gateway = await createGateway({
    shopApiUrl: shop.url,
    siteUrl,
    isSecure: false,
    cookieOrigins: [siteUrl],
    corsOrigins: [],
    graphiql: false,
    freeForm: 'everyone',
    trustedDocuments: new Map(),
    apiKeys: [],
    introspection: true,
    shouldCachePublic: true,
    redisUrl: undefined,
    purgeToken: undefined,
    storefronts: [],
    metricsToken: undefined,
    gatewayToken: undefined,
    trustedProxies: parseNetworks('127.0.0.1'),
    rateLimit: 60_000,
    log: createLog('silent'),
    ...options,
  })
  onTestFinished(async () => {
    await gateway.dispose()
    await shop.close()
  })

  const fetch = (path: string, init: RequestInit = {}) => gateway.fetch(`http://gateway${path}`, init)

  const post = ({ query, variables, headers, signal }: Sent) =>
    fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      signal,
    })

  const run = async (query: string, rest: Omit<Sent, 'query'> = {}) => {
    const response = await post({ query, ...rest })
    const body = responseShape.parse(await response.json())
    return { ...body, data: body.data ?? {}, response, setCookies: response.headers.getSetCookie() }
  }

  const sendFile = async (
    query: string,
    file: File,
    headers: Record<string, string> = { 'x-graphql-yoga-csrf': '1' },
  ) => {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables: { file: null } }))
    form.append('map', JSON.stringify({ 0: ['variables.file'] }))
    form.append('0', file)
    const response = await fetch('/graphql', { method: 'POST', headers, body: form })
    const body = responseShape.parse(await response.json())
    return { ...body, data: body.data ?? {}, response }
  }

  const listen = async (options: ServerOptions = {}) => {
    const server = createServer(options, gateway.listener)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    const { port } = server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  return { shop, fetch, post, run, sendFile, listen }
}
