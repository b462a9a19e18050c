import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { openStreetBefore } from './street-before.ts'

/** By domain and name: `catalogue.goodsDetail`. */
const endpoints = Object.entries(contract).flatMap(([domain, ofDomain]) =>
  Object.entries<Endpoint>(ofDomain).map(([name, { method, path }]) => ({
    name: `${domain}.${name}`,
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  })),
)

const nameOf = ({ method, url }: IncomingMessage) => {
  const { pathname } = new URL(url ?? '/', 'http://shop')
  return endpoints.find((each) => each.method === method && each.path.test(pathname))?.name ?? pathname
}

/** Longer than a page takes to send what it already has. */
const slowMs = 1000

/** Passes every call on to the shop but those to an endpoint that is off, and remembers which were asked for. */
const openSwitch = async (shopApiUrl: string, port: number) => {
  const { hostname, port: shopPort } = new URL(shopApiUrl)
  const asked = new Set<string>()
  let off: string | null = null
  let slow: string | null = null

  const relay = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request
    const name = nameOf(request)
    asked.add(name)
    if (name === off) {
      request.resume()
      return void response.writeHead(503).end()
    }
    if (name === slow) await setTimeout(slowMs)
    const far = ask({ hostname, port: shopPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    far.on('error', () => response.destroy())
    request.pipe(far)
  }

  const server = createServer((request, response) => void relay(request, response))
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
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
    /** Which endpoints were asked for since the last time. */
    takeAsked: () => {
      const names = [...asked]
      asked.clear()
      return names
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Every public answer has one of these topics. */
const topics = ['catalogue', 'home', 'news', 'page', 'payment', 'shipping', 'site']

/** A gateway and a storefront of their own before the running shop, each of whose endpoints a test can switch off. */
export const openSwitchedStreet = async (shopApiUrl: string) => {
  const street = await openStreetBefore((port) => openSwitch(shopApiUrl, port))
  return {
    ...street,
    /** Makes the gateway and the storefront ask anew for all that they keep. */
    forget: async () => {
      const { status } = await street.purge(...topics)
      if (status !== 200) throw new Error(`The purge was answered with ${status}.`)
    },
    /** The endpoints, and groups of them, whose calls the gateway spares, for too many failed. */
    spared: async () => {
      const metrics = await (await fetch(`${street.gateway}/metrics`)).text()
      return [...metrics.matchAll(/^gateway_breaker_open\{(.+)\} 1$/gm)].map(([, labels]) => labels)
    },
  }
}
