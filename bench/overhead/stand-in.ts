import { createServer } from 'node:http'
import { env } from './env.ts'

const mostAsked = 1_000

/** In the place of a shop: repeats what the real one has answered, at once or after a while, so that only who asks is measured. */
const answers = new Map<string, { status: number; body: Buffer }>()
let calls = 0
let asked: string[] = []

const wait = (ms: number, done: () => void) => (ms > 0 ? setTimeout(done, ms) : done())

const server = createServer((request, response) => {
  const { url = '', headers } = request
  if (url === '/calls') return response.end(String(calls))
  if (url === '/asked') {
    response.end(JSON.stringify(asked))
    asked = []
    return response
  }
  calls += 1
  const path = url.replace(/[?&]sequence=\d+/, '')
  if (asked.length < mostAsked) asked.push(path)
  const key = `${String(headers['lang'])} ${headers.authorization === undefined ? '' : 'signed in'} ${path}`
  const send = ({ status, body }: { status: number; body: Buffer }) =>
    wait(env.DELAY_MS, () => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
    })
  const known = answers.get(key)
  if (known) return send(known)
  const { lang = 'en', authorization } = headers
  const told = { lang: String(lang), ...(authorization === undefined ? {} : { authorization }) }
  const separator = path.includes('?') ? '&' : '?'
  const again = (): Promise<Response> =>
    fetch(`${env.SHOP_API_URL}${path}${separator}sequence=1`, { headers: told }).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return again()
    })
  void again().then(async (answer) => {
    const kept = { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
    answers.set(key, kept)
    send(kept)
  })
})
server.keepAliveTimeout = 60_000
server.listen(env.PORT, '127.0.0.1')
