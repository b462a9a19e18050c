import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { Refusal } from './refusal.ts'
import type { ShopRequest } from './shop-request.ts'
import { addDefaultResponses } from './shop-responses.ts'

type ResponseFactory = (request: ShopRequest) => unknown
/** `healthy` makes the envelope of a healthy shop. */
type RawResponder = (response: ServerResponse, healthy: () => Promise<unknown>) => void

export const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain))

const toPattern = ({ path }: Endpoint) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const match = (method: string | undefined, path: string) => {
  for (const endpoint of endpoints) {
    const found = endpoint.method === method ? toPattern(endpoint).exec(path) : null
    if (found) {
      const pieces = Object.entries(found.groups ?? {}).map(([name, piece]) => [name, decodeURIComponent(piece)])
      return { endpoint, params: Object.fromEntries(pieces) }
    }
  }
  return null
}

const parseBody = (json: string): unknown => (json === '' ? {} : JSON.parse(json))

const readForm = async (request: IncomingMessage): Promise<unknown> => {
  const type = request.headers['content-type'] ?? ''
  const form = await new Response(await buffer(request), { headers: { 'content-type': type } }).formData()
  return Object.fromEntries(form)
}

const readRequest = async (request: IncomingMessage): Promise<ShopRequest | null> => {
  const url = new URL(request.url ?? '', 'http://shop')
  const matched = match(request.method, url.pathname)
  if (!matched) return null
  const { sequence, ...query } = Object.fromEntries(url.searchParams)
  if (!sequence) return null
  const body = matched.endpoint.upload ? await readForm(request) : parseBody(await text(request))
  return { ...matched, query, body, headers: request.headers, url: request.url ?? '' }
}

/** Responds to every endpoint in the contract's shape, records requests and fails on demand. */
export const startFakeShop = async () => {
  const responses = new Map<Endpoint, ResponseFactory>()
  const raws = new Map<Endpoint, RawResponder>()
  const requests: ShopRequest[] = []
  /** Addresses that match no endpoint. */
  const unmatchedUrls: string[] = []

  const makeEnvelope = async (request: ShopRequest) => {
    const { endpoint, query, params, body } = request
    const isSound = [endpoint.query.safeParse(query), endpoint.params.safeParse(params)].every(({ success }) => success)
    const sound = isSound && endpoint.body.safeParse(body).success
    const data = sound ? await responses.get(endpoint)?.(request) : new Refusal(codes.invalidRequest, 'Malformed.')
    return data instanceof Refusal ? data.envelope : { code: codes.ok, message: 'OK', data }
  }

  const reply = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(incoming)
    if (!request) {
      unmatchedUrls.push(incoming.url ?? '')
      return response.writeHead(404).end('Not found')
    }
    requests.push(request)
    const healthy = () => makeEnvelope(request)
    const raw = raws.get(request.endpoint)
    if (raw) return raw(response, healthy)
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(await healthy()))
  }

  const server = createServer((incoming, response) => void reply(incoming, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo

  const shop = {
    url: `http://127.0.0.1:${port}`,
    requests,
    unmatchedUrls,
    respond<E extends Endpoint>(
      endpoint: E,
      response: (request: ShopRequest) => Data<E> | Refusal | Promise<Data<E> | Refusal>,
    ) {
      raws.delete(endpoint)
      responses.set(endpoint, response)
    },
    respondRaw(endpoint: Endpoint, raw: RawResponder) {
      raws.set(endpoint, raw)
    },
    countRequests: (endpoint: Endpoint) => requests.filter((request) => request.endpoint === endpoint).length,
    findLastRequest: (endpoint: Endpoint) => requests.findLast((request) => request.endpoint === endpoint),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  addDefaultResponses(shop)
  return shop
}

export type FakeShop = Awaited<ReturnType<typeof startFakeShop>>
