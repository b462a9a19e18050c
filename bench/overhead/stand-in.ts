import { createServer, type IncomingHttpHeaders } from 'node:http'
import { env } from './env.ts'

const maxRequested = 1_000

type StoredResponse = { status: number; body: Buffer }

/** Repeats recorded responses of the real shop, so that the measurement leaves out the shop's own work. */
const responses = new Map<string, StoredResponse>()
let calls = 0
let requestedPaths: string[] = []

const wait = (ms: number, done: () => void) => (ms > 0 ? setTimeout(done, ms) : done())

const forwardedHeaders = ({ lang = 'en', authorization }: IncomingHttpHeaders): Record<string, string> => ({
  lang: String(lang),
  ...(authorization === undefined ? {} : { authorization }),
})

const learn = async (path: string, headers: Record<string, string>): Promise<StoredResponse> => {
  const key = `${headers['lang']} ${headers['authorization'] === undefined ? '' : 'signed in'} ${path}`
  const known = responses.get(key)
  if (known) return known
  const separator = path.includes('?') ? '&' : '?'
  try {
    const response = await fetch(`${env.SHOP_API_URL}${path}${separator}sequence=1`, { headers })
    const learned = { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
    responses.set(key, learned)
    return learned
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return learn(path, headers)
  }
}

const rowsFrom = ({ body }: StoredResponse) => {
  const text = body.toString()
  return text.slice(text.indexOf('[') + 1, text.lastIndexOf(']'))
}

/** A request for several goods combines the recorded responses of each. */
const loadResponse = async (path: string, headers: Record<string, string>): Promise<StoredResponse> => {
  const [, one, urls] = /^(\/api\/goods\/goodsDetail\?urls=)(.+)$/.exec(path) ?? []
  const slugs = urls?.split('%2C') ?? []
  if (slugs.length < 2) return learn(path, headers)
  const rows = await Promise.all(slugs.map(async (slug) => rowsFrom(await learn(`${one}${slug}`, headers))))
  return { status: 200, body: Buffer.from(`{"code":200,"message":"OK","data":[${rows.join(',')}]}`) }
}

const server = createServer((request, response) => {
  const { url = '', headers } = request
  if (url === '/calls') return response.end(String(calls))
  if (url === '/requested') {
    response.end(JSON.stringify(requestedPaths))
    requestedPaths = []
    return response
  }
  calls += 1
  const path = url.replace(/[?&]sequence=\d+/, '')
  if (requestedPaths.length < maxRequested) requestedPaths.push(path)
  void loadResponse(path, forwardedHeaders(headers)).then(({ status, body }) =>
    wait(env.DELAY_MS, () => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
    }),
  )
})
server.keepAliveTimeout = 60_000
server.listen(env.PORT, '127.0.0.1')
