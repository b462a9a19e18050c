import type { Plugin } from 'graphql-yoga'
import { purgeBody } from '@partgate/schema/purge.ts'
import { hasBearer } from '@partgate/schema/secrets.ts'
import type { Log } from '../log.ts'
import type { createUpstream } from '../upstream/upstream.ts'

const withinMs = 5_000

type Storefronts = { urls: readonly string[]; log: Log }

const purgeStorefronts = async ({ urls, log }: Storefronts, token: string, tags: readonly string[]) => {
  const notify = async (url: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
  }
  const outcomes = await Promise.allSettled(urls.map(notify))
  return urls.filter((url, index) => {
    const outcome = outcomes[index]
    if (outcome?.status !== 'rejected') return false
    log.warn({ url, reason: String(outcome.reason) }, 'cache: a storefront was not purged')
    return true
  })
}

const malformed = { error: 'The body must be JSON like {"tags": ["catalogue", "product:17"]}, with at most 1000 tags.' }

type Options = {
  token: string | undefined
  purge: ReturnType<typeof createUpstream>['purge']
  storefronts: readonly string[]
  log: Log
}

/** Without a token the route does not exist. 502 names the storefronts that missed the purge. */
export const usePurge = ({ token, purge, storefronts, log }: Options): Plugin => ({
  async onRequest(exchange) {
    const { request, url, fetchAPI } = exchange
    const { Response } = fetchAPI
    const endResponse = (response: Response) => exchange.endResponse(response)
    if (token === undefined || url.pathname !== '/purge') return
    if (!hasBearer(request, token))
      return endResponse(new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } }))
    if (request.method !== 'POST') return endResponse(new Response(null, { status: 405, headers: { allow: 'POST' } }))
    const body: unknown = await request.json().catch(() => undefined)
    const { data } = purgeBody.safeParse(body)
    if (!data) return endResponse(Response.json(malformed, { status: 400 }))
    const tags = [...new Set(data.tags)]
    const dropped = await purge(tags)
    log.info({ tags: tags.slice(0, 20), count: tags.length, dropped }, 'cache: purged')
    const missed = await purgeStorefronts({ urls: storefronts, log }, token, tags)
    endResponse(missed.length > 0 ? Response.json({ dropped, missed }, { status: 502 }) : Response.json({ dropped }))
  },
})
