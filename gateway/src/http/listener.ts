import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendNodeResponse } from '@whatwg-node/server'
import type { Log } from '../log.ts'
import { memoizeByText } from '../memoize-by-text.ts'
import type { ErrorCode } from '../graphql/error-codes.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void
type Handler = (request: IncomingMessage, response: ServerResponse) => PromiseLike<Response> | Response

const errorBody = (code: ErrorCode, message: string) => JSON.stringify({ errors: [{ message, extensions: { code } }] })
const errorHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const authority = /^[^\s/?#@\\]*$/

const memoize = memoizeByText<boolean>()

/** The server throws on an invalid host or target. */
export const hasValidAddress = ({ url = '', headers: { host = '' } }: Pick<IncomingMessage, 'url' | 'headers'>) =>
  memoize(`${host}\n${url}`, () => authority.test(host) && URL.canParse(`http://${host || 'localhost'}${url}`))

export const refuseInvalidAddresses =
  (listener: Listener, log: Log): Listener =>
  (request, response) => {
    if (hasValidAddress(request)) return listener(request, response)
    log.info({ status: 400 }, 'request without a valid address')
    response.writeHead(400, { ...errorHeaders, connection: 'close' })
    response.end(errorBody('BAD_REQUEST', 'The Host header or the address is invalid.'))
  }

/** Node sends no body in a response to HEAD, so the server can handle it like GET. */
export const handleHeadAsGet =
  (listener: Listener, isAllowed: (request: { method: string; url: string }) => boolean): Listener =>
  (request, response) => {
    if (request.method === 'HEAD' && isAllowed({ method: 'GET', url: `http://localhost${request.url}` }))
      request.method = 'GET'
    listener(request, response)
  }

export const createListener = (handle: Handler, log: Log): Listener => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      return await handle(request, response)
    } catch (error) {
      if (!response.destroyed) log.error({ err: error }, 'a request failed')
      const body = errorBody('INTERNAL_SERVER_ERROR', 'Unexpected error.')
      return new Response(body, { status: 500, headers: errorHeaders })
    }
  }
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await sendNodeResponse(await respond(request, response), response, request, true)
    } catch (error) {
      if (!response.destroyed) log.error({ err: error }, 'a response could not be sent')
      response.destroy()
    }
  }
  return (request, response) => void send(request, response)
}
