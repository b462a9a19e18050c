import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Pool } from 'undici'
import { z } from 'zod'
import { env } from './env.ts'

/** The lower bound with shop calls: makes all calls of a request at once, parses the JSON and sends fixed bytes. */
const body = readFileSync(env.BODY_FILE)
const callsFor = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(env.CALLS_FILE, 'utf8')))
const pool = new Pool(env.SHOP_API_URL, { connections: 128 })

const ask = async (path: string, authorization: string | undefined) => {
  const headers: Record<string, string> = authorization === undefined ? { lang: 'en' } : { lang: 'en', authorization }
  const response = await pool.request({ method: 'GET', path, headers })
  return JSON.parse(await response.body.text()) as unknown
}

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const calls = callsFor[Buffer.concat(chunks).toString()] ?? []
    void Promise.all(calls.map((path) => ask(path, request.headers.authorization))).then(() =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body),
    )
  })
}).listen(env.PORT, '127.0.0.1')
