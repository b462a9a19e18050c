import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { readForwarding, toNetwork } from '@partgate/schema/client-address.ts'
import { sendTooManyPages } from './too-many-pages.ts'

const windowMs = 60_000
/** Entries of all visitors; beyond them, the next minute starts early. */
const maxNetworks = 50_000
/** Each unknown address fills memory with a page that is of use to no other visitor. */
const missingPagePages = 5

/** Files that are not rendered, which crawlers and browsers need even beyond the limit, and purges, which need a token. */
const freePath =
  /^\/(?:robots\.txt|llms\.txt|offline-worker\.js|favicon\.ico|icon\.svg|icon-(?:192|512)\.png|apple-icon\.png|card\.png|purge)$/
/** Only the missing files below these paths are rendered, as pages that are not found. */
const filePath = /^\/(?:_next\/static|fonts)\//

/** A stale page comes from the cache too. */
const isCached = (response: ServerResponse) => ['HIT', 'STALE'].includes(String(response.getHeader('x-nextjs-cache')))

const countPages = (response: ServerResponse, isFile: boolean) => {
  if (response.statusCode === 404) return missingPagePages
  return isFile || isCached(response) ? 0 : 1
}

/**
 * Limits how many pages the server renders for a visitor in a minute: the limits of the gateway do not apply to the
 * requests of the storefront's own server. Pages from the cache do not count, and
 * missing files have a count of their own. Visitors at trusted addresses have no limit.
 */
export const createPageLimit = (pagesPerMinute: number, trusted: BlockList) => {
  let counts = new Map<string, number>()
  let endsAtMs = 0

  const openWindow = () => {
    if (Date.now() < endsAtMs && counts.size < maxNetworks) return counts
    endsAtMs = Date.now() + windowMs
    counts = new Map()
    return counts
  }

  /** Responds with 429 and returns true if the visitor has no pages left. Expects the peer's address in `X-Forwarded-For`. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (freePath.test(path)) return false
    const { visitor } = readForwarding(undefined, String(request.headers['x-forwarded-for'] ?? ''), trusted)
    if (visitor === null) return false
    const isFile = filePath.test(path)
    const network = `${isFile ? 'files ' : ''}${toNetwork(visitor)}`
    const pages = openWindow()
    const add = (count: number) => pages.set(network, (pages.get(network) ?? 0) + count)
    if ((pages.get(network) ?? 0) >= pagesPerMinute) {
      sendTooManyPages(request, response, Math.max(Math.ceil((endsAtMs - Date.now()) / 1000), 1))
      return true
    }
    // Counted at once, because many requests may come before the first response.
    add(1)
    response.once('close', () => add(countPages(response, isFile) - 1))
    return false
  }
}
