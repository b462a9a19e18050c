import { once } from 'node:events'
import { request as send, type IncomingMessage, type RequestOptions, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Server as SocketServer } from 'node:net'

/** Returns the port; 0 takes a free one. */
export const listenLocally = async (server: SocketServer, port = 0) => {
  await once(server.listen(port, 'localhost'), 'listening')
  return (server.address() as AddressInfo).port
}

export const closeServer = (server: Server) => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

export const forwardRequest = (request: IncomingMessage, response: ServerResponse, target: RequestOptions) => {
  const { method, url: path, headers } = request
  const upstream = send({ method, path, headers, ...target }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  upstream.on('error', () => response.destroy())
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}
