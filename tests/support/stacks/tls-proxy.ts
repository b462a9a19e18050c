import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { generate } from 'selfsigned'
import { closeServer, forwardRequest, listenLocally } from './local-server.ts'

/** Adds the headers that reverse proxies add. */
export const openTlsProxy = async (targetPort: number) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { algorithm: 'sha256' })

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-host': request.headers.host,
      'x-forwarded-proto': 'https',
    }
    forwardRequest(request, response, { hostname: 'localhost', port: targetPort, headers })
  }

  const server = createServer({ key, cert }, pass)
  const port = await listenLocally(server)
  return {
    url: `https://localhost:${port}`,
    close: () => closeServer(server),
  }
}
