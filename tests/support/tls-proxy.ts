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
    const onward = forward({ hostname: 'localhost', port: targetPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
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
