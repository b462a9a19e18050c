import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { type Dispatcher, Pool } from 'undici'
import { hasOtherAccount, pageAccountHeader } from '../security/page-account.ts'

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that describe the browser and its page, which the gateway does not read; they are half of a request. */
const withoutBrowser: ReadonlySet<string> = new Set([
  ...hopByHop,
  'cache-control',
  'dnt',
  pageAccountHeader,
  'pragma',
  'priority',
  'referer',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
])

/** Names and values in turn. */
const toList = (headers: IncomingHttpHeaders, excluded: ReadonlySet<string>) => {
  const list: string[] = []
  for (const name of Object.keys(headers)) {
    const value = headers[name]
    if (excluded.has(name) || value === undefined) continue
    if (typeof value === 'string') list.push(name, value)
    else for (const each of value) list.push(name, each)
  }
  return list
}

const unreachable = JSON.stringify({
  errors: [{ message: 'The shop cannot be reached at the moment.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
})

const refuse = (response: ServerResponse) => {
  if (response.headersSent) return response.destroy()
  return response
    .writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2' })
    .end(unreachable)
}

const otherAccount = JSON.stringify({
  errors: [{ message: 'Another account is signed in now. Reload the page.', extensions: { code: 'ACCOUNT_CHANGED' } }],
})

/** Longer bodies are streamed. */
const maxBufferedBytes = 64 * 1024

const isShort = ({ 'content-length': length }: IncomingHttpHeaders) => Number(length) <= maxBufferedBytes

const readBody = (request: IncomingMessage, onBody: (body: Buffer | IncomingMessage) => void) => {
  if (!isShort(request.headers)) return onBody(request)
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Most bodies are one chunk, which needs no copy.
  request.once('end', () => onBody(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
}

/** Sends a short response in one piece, and any other piece by piece. */
const createHandler = (response: ServerResponse): Dispatcher.DispatchHandler => {
  let running: Dispatcher.DispatchController | undefined
  let sendShort: (() => void) | undefined
  // As Latin-1 text, Node sends the bytes in one write with the headers.
  let body = ''
  response.once('close', () => response.writableFinished || running?.abort(new Error('The visitor has left.')))
  return {
    onRequestStart: (controller) => {
      running = controller
    },
    onResponseStart: (controller, status, headers) => {
      if (isShort(headers)) sendShort = () => response.writeHead(status, toList(headers, hopByHop)).end(body, 'latin1')
      else
        response
          .on('drain', () => controller.resume())
          .writeHead(status, toList(headers, hopByHop))
          .flushHeaders()
    },
    onResponseData: (controller, chunk) => {
      if (sendShort) body += chunk.toString('latin1')
      else if (!response.write(chunk)) controller.pause()
    },
    onResponseEnd: () => {
      if (sendShort) sendShort()
      else response.end()
    },
    onResponseError: (_, error) => {
      if (response.destroyed) return
      console.error(JSON.stringify({ level: 'warn', message: `The gateway: ${String(error)}` }))
      refuse(response)
    },
  }
}

/**
 * Passes requests on to `/graphql` of the gateway, and streams the responses, which may stay open. Refuses requests of
 * pages of another account than that of the session.
 */
export const createRelay = (gatewayUrl: string, isSecure: boolean) => {
  const { origin, pathname } = new URL(gatewayUrl)
  const gateway = new Pool(origin)
  const basePath = pathname.replace(/\/+$/, '')
  return (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '', headers } = request
    const path = `${basePath}${url}`
    const pageAccount = headers[pageAccountHeader]
    if (pageAccount !== undefined && hasOtherAccount(String(pageAccount), headers.cookie ?? null, isSecure)) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(otherAccount)
      return
    }
    const handler = createHandler(response)
    if (method === 'GET' || method === 'HEAD') {
      const { 'content-length': _, ...bodiless } = headers
      gateway.dispatch({ method, path, headers: toList(bodiless, withoutBrowser) }, handler)
      return
    }
    readBody(request, (body) =>
      gateway.dispatch({ method, path, headers: toList(headers, withoutBrowser), body }, handler),
    )
  }
}
