import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { answerHeaders } from '../plugins/answer-headers.ts'
import { readBody } from './body.ts'
import { answerTypeFor } from './ordinary.ts'
import { type Answer, createService, type ServiceOptions } from './serve.ts'

type Slowly = (request: IncomingMessage, response: ServerResponse) => void

const headersIn = (headers: IncomingHttpHeaders) => ({
  get: (name: string) => {
    const value = headers[name.toLowerCase()]
    return Array.isArray(value) ? value.join(', ') : (value ?? null)
  },
})

const send = (response: ServerResponse, type: string, { body, caller, setCookies }: Answer) => {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    ...answerHeaders({ caller }),
    ...(setCookies.length > 0 ? { 'set-cookie': setCookies } : {}),
  })
  response.end(body)
}

/** Answers ordinary requests by itself, with the same bytes as the whole server, and hands it all others. */
export const createFastLane = (
  { ownOrigins, ...options }: ServiceOptions & { ownOrigins: readonly string[] },
  slowly: Slowly,
) => {
  const serve = createService(options)
  return (request: IncomingMessage, response: ServerResponse) => {
    const type = answerTypeFor(request, ownOrigins)
    if (!type) return slowly(request, response)
    const startMs = performance.now()
    readBody(request, (body) => {
      // What reads the request next finds the body there, for its stream has ended.
      const giveBack = () => slowly(Object.assign(request, { body }), response)
      if (typeof body !== 'string') return giveBack()
      const asking = { headers: headersIn(request.headers) }
      const answered = serve({ asking, peer: request.socket.remoteAddress, text: body, startMs })
      void answered.then((answer) => (answer ? send(response, type, answer) : giveBack()), giveBack)
    })
  }
}
