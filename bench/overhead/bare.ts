import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { env } from './env.ts'

/** The lower bound: reads a request and sends fixed bytes. */
const body = readFileSync(env.BODY_FILE)

createServer((request, response) => {
  request.on('data', () => {})
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
}).listen(env.PORT, '127.0.0.1')
