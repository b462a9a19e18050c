import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { closeServer, forwardRequest, listenLocally } from './local-server.ts'
import { openStackBefore } from './stack-before.ts'

/** The domain and the name, for example `catalogue.goodsDetail`. */
const endpoints = Object.entries(contract).flatMap(([domain, ofDomain]) =>
  Object.entries<Endpoint>(ofDomain).map(([name, { method, path }]) => ({
    name: `${domain}.${name}`,
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  })),
)

const findName = ({ method, url }: IncomingMessage) => {
  const { pathname } = new URL(url ?? '/', 'http://shop')
  return endpoints.find((each) => each.method === method && each.path.test(pathname))?.name ?? pathname
}

/** Longer than a page takes to send its available data. */
const slowMs = 1000

/** Forwards each request to the shop except those to an endpoint that is off. */
const openSwitch = async (shopApiUrl: string, port: number) => {
  const { hostname, port: shopPort } = new URL(shopApiUrl)
  const requested = new Set<string>()
  let off: string | null = null
  let slow: string | null = null

  const relay = async (request: IncomingMessage, response: ServerResponse) => {
    const name = findName(request)
    requested.add(name)
    if (name === off) {
      request.resume()
      return void response.writeHead(503).end()
    }
    if (name === slow) await setTimeout(slowMs)
    forwardRequest(request, response, { hostname, port: shopPort })
  }

  const server = createServer((request, response) => void relay(request, response))
  await listenLocally(server, port)
  return {
    turnOff: (endpoint: string) => {
      off = endpoint
    },
    slowDown: (endpoint: string) => {
      slow = endpoint
    },
    turnOn: () => {
      off = null
      slow = null
    },
    takeRequested: () => {
      const names = [...requested]
      requested.clear()
      return names
    },
    close: () => closeServer(server),
  }
}

/** Every public response has one of these topics. */
const topics = ['catalogue', 'home', 'news', 'page', 'payment', 'shipping', 'site']

export const openSwitchedStack = async (shopApiUrl: string) => {
  const stack = await openStackBefore((port) => openSwitch(shopApiUrl, port))
  return {
    ...stack,
    dropCaches: async () => {
      const { status } = await stack.purge(...topics)
      if (status !== 200) throw new Error(`The purge responded with ${status}.`)
    },
    /** The endpoints and groups of endpoints whose circuit is open. */
    openCircuits: async () => {
      const metrics = await (await fetch(`${stack.gateway}/metrics`)).text()
      return [...metrics.matchAll(/^gateway_breaker_open\{(.+)\} 1$/gm)].map(([, labels]) => labels)
    },
  }
}
