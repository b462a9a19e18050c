import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

/** Adds the headers that reverse proxies add. */
export const openTlsProxy = async (targetPort: number) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { algorithm: 'sha256' })

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, socket } = request
    const headers = {
      ...request.headers,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-host': request.headers.host,
      'x-forwarded-proto': 'https',
    }
    const upstream = forward({ hostname: 'localhost', port: targetPort, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  }

  const server = createServer({ key, cert }, pass)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
