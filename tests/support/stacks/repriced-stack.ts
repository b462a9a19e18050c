import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, listenLocally } from './local-server.ts'
import { openStackBefore } from './stack-before.ts'

const openRepricedShop = async (shopApiUrl: string, port: number) => {
  const prices = new Map<string, string>()
  const respond = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    const { lang = 'en' } = headers
    const read = await fetch(new URL(url ?? '/', shopApiUrl), { headers: { lang: String(lang) } })
    const text = [...prices].reduce((changed, [old, now]) => changed.replaceAll(old, now), await read.text())
    response
      .writeHead(read.status, { 'content-type': read.headers.get('content-type') ?? 'application/json' })
      .end(text)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await listenLocally(server, port)
  return {
    changePrice: (old: string, now: string) => void prices.set(old, now),
    close: () => closeServer(server),
  }
}

export const openRepricedStack = (shopApiUrl: string) => openStackBefore((port) => openRepricedShop(shopApiUrl, port))
