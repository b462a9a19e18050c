import { createServer } from 'node:http'
import { Pool } from 'undici'
import { env } from './env.ts'

/** The lower bound of a relay: reads a request, sends its body to the gateway and sends the response back. */
const gateway = new Pool(env.GATEWAY_URL)

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { method = 'GET', url: path = '/', headers } = request
    const { authorization } = headers
    let status = 502
    let text = ''
    gateway.dispatch(
      {
        method,
        path,
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: Buffer.concat(chunks),
      },
      {
        onRequestStart: () => {},
        onResponseStart: (_, statusCode) => {
          status = statusCode
        },
        onResponseData: (_, chunk) => {
          text += chunk.toString('latin1')
        },
        onResponseEnd: () => {
          const head = ['content-type', 'application/json', 'content-length', String(text.length)]
          response.writeHead(status, head).end(text, 'latin1')
        },
        onResponseError: () => response.destroy(),
      },
    )
  })
}).listen(env.PORT, '127.0.0.1')
