import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { joinBuffers } from '../http/join-buffers.ts'
import { runTogether } from '../http/run-together.ts'
import { responseHeaders } from '../plugins/response-headers.ts'
import {
  createFastLaneHandler,
  type FastLaneHandlerOptions,
  type FastLaneRequest,
  type HandedOver,
  type ServedResponse,
} from './serve.ts'

/** Not called for a client that leaves early. */
const readBody = (request: IncomingMessage, onBody: (bytes: Buffer) => void) => {
  const chunks: Buffer[] = []
  let missingBytes = Number(request.headers['content-length'])
  request.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    missingBytes -= chunk.length
    if (missingBytes === 0) runTogether(() => onBody(joinBuffers(chunks)))
  })
}

const json = 'application/json'
const graphqlJson = 'application/graphql-response+json'

const types: ReadonlyMap<string, string> = new Map([
  ['*/*', json],
  [json, json],
  [graphqlJson, graphqlJson],
  [`${graphqlJson}, ${json}`, graphqlJson],
  [`${graphqlJson},${json};q=0.9`, graphqlJson],
  [`${graphqlJson}, application/graphql+json, ${json}, text/event-stream, multipart/mixed`, graphqlJson],
])

const bodyTypes: ReadonlySet<string | undefined> = new Set([json, `${json}; charset=utf-8`, `${json};charset=utf-8`])
const excludedHeaders = ['content-encoding', 'x-cost']
const maxBytes = 64 * 1024

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const findResponseType = ({ method, url, headers }: Head, ownOrigins: readonly string[]): string | null => {
  const { origin, accept = '*/*' } = headers
  const length = Number(headers['content-length'])
  const isOrdinary =
    method === 'POST' &&
    url === '/graphql' &&
    bodyTypes.has(headers['content-type']) &&
    length > 0 &&
    length <= maxBytes &&
    (origin === undefined || ownOrigins.includes(origin)) &&
    excludedHeaders.every((name) => headers[name] === undefined)
  return isOrdinary ? (types.get(accept) ?? null) : null
}

type WholeServer = (request: IncomingMessage, response: ServerResponse) => void

const headersIn = (headers: IncomingHttpHeaders) => ({
  get: (name: Lowercase<string>) => {
    const value = headers[name]
    return Array.isArray(value) ? value.join(', ') : (value ?? null)
  },
})

const send = (response: ServerResponse, type: string, { body, caller, sessionHeaders }: ServedResponse) => {
  const head = ['content-type', `${type}; charset=utf-8`, 'content-length', `${body.length}`]
  for (const [name, value] of responseHeaders({ caller })) head.push(name, value)
  for (const [name, value] of sessionHeaders) head.push(name, value)
  response.writeHead(200, head).end(body, 'latin1')
}

export const createFastLane = (
  { ownOrigins, ...options }: FastLaneHandlerOptions & { ownOrigins: readonly string[] },
  wholeServer: WholeServer,
) => {
  const serve = createFastLaneHandler(options)
  const serveOrHandOver = (request: FastLaneRequest) => {
    try {
      return serve(request)
    } catch {
      return {}
    }
  }
  return (request: IncomingMessage, response: ServerResponse) => {
    const type = findResponseType(request, ownOrigins)
    if (!type) return wholeServer(request, response)
    const startMs = performance.now()
    readBody(request, (bytes) => {
      const incoming = { headers: headersIn(request.headers) }
      // The stream has been read, so the whole server reads the body from here.
      const handOver = ({ charged }: HandedOver) =>
        wholeServer(Object.assign(request, { body: bytes, charged }), response)
      const settle = (served: ServedResponse | HandedOver) =>
        'body' in served ? send(response, type, served) : handOver(served)
      const served = serveOrHandOver({ incoming, peer: request.socket.remoteAddress, bytes, startMs })
      if (served instanceof Promise) void served.then(settle, () => handOver({})).catch(() => response.destroy())
      else settle(served)
    })
  }
}
