import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { readForwarding, toNetwork } from '@partgate/schema/client-address.ts'
import { sendTooManyPages } from './too-many-pages.ts'

const windowMs = 60_000
/** Bounds the memory: at this many counts, all of them start again. */
const maxCounts = 50_000
/** The data cache stores the gateway's response for each URL that is not found, which is of use to no other visitor. */
const pagesOfMissingPage = 5

/** Files that are not rendered, which crawlers and browsers need even beyond the limit, and purges, which need a token. */
const freePath =
  /^\/(?:robots\.txt|llms\.txt|offline-worker\.js|favicon\.ico|icon\.svg|icon-(?:192|512)\.png|apple-icon\.png|card\.png|purge)$/
/** What is below these paths is sent without rendering; a missing file renders the page that is not found. */
const filePath = /^\/(?:_next\/static|fonts|(?:[a-z]{2}\/)?texts)\//

/** A stale page comes from the cache too. */
const isCached = (response: ServerResponse) => ['HIT', 'STALE'].includes(String(response.getHeader('x-nextjs-cache')))

const countPages = (response: ServerResponse, isFile: boolean) => {
  if (response.statusCode === 404) return pagesOfMissingPage
  return isFile || isCached(response) ? 0 : 1
}

/**
 * Limits how many pages the server renders for a visitor in a minute, because the gateway does not limit the requests that
 * this server sends while it renders. Pages from the cache do not count; pages that are not found count five times. Files
 * have a count of their own: 1 while they are sent, then 0, or 5 if they are missing. Visitors at trusted addresses have no
 * limit.
 */
export const createPageLimit = (pagesPerMinute: number, trusted: BlockList) => {
  let current = new Map<string, number>()
  let endsAtMs = 0

  const openWindow = () => {
    if (performance.now() < endsAtMs && current.size < maxCounts) return current
    endsAtMs = performance.now() + windowMs
    current = new Map()
    return current
  }

  /** Returns true after it has responded with 429. The caller adds the peer's address to `X-Forwarded-For` before. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (freePath.test(path)) return false
    const { visitor } = readForwarding(undefined, String(request.headers['x-forwarded-for'] ?? ''), trusted)
    if (visitor === null) return false
    const isFile = filePath.test(path)
    const key = `${isFile ? 'files ' : ''}${toNetwork(visitor)}`
    const counts = openWindow()
    const readCount = () => counts.get(key) ?? 0
    const add = (count: number) => counts.set(key, readCount() + count)
    if (readCount() >= pagesPerMinute) {
      sendTooManyPages(request, response, Math.max(Math.ceil((endsAtMs - performance.now()) / 1000), 1))
      return true
    }
    // The request counts before its response, because many requests may come before the first response.
    add(1)
    response.once('close', () => add(countPages(response, isFile) - 1))
    return false
  }
}
