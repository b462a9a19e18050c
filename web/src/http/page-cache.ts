import { createRequire } from 'node:module'

const folder = 'next/dist/server/lib/incremental-cache'
// Imported as a module, the class would be a property of the default export, which the types do not say.
const load = createRequire(import.meta.url)
const { default: NextPageCache }: typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js') = load(
  `${folder}/file-system-cache.js`,
)
const { areTagsExpired }: typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js') = load(
  `${folder}/tags-manifest.external.js`,
)
const { getMemoryCache }: typeof import('next/dist/server/lib/incremental-cache/memory-cache.external.js') = load(
  `${folder}/memory-cache.external.js`,
)

type NextCache = InstanceType<typeof NextPageCache>
type Page = Parameters<NextCache['set']>[1]

const readTags = (page: NonNullable<Page>) => {
  const tags = 'headers' in page ? page.headers?.['x-next-cache-tags'] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

/**
 * Stores no page that is not found: requests for random addresses would displace all other pages. Stores no page that is
 * purged while it is rendered, because Next dates a page from the end of its rendering.
 */
export default class PageCache extends NextPageCache {
  readonly #pages: ReturnType<typeof getMemoryCache>
  /** Next creates a cache for each request, so these are few. */
  readonly #readAt = new Map<string, number>()

  constructor(context: ConstructorParameters<typeof NextPageCache>[0]) {
    super(context)
    this.#pages = getMemoryCache(context.maxMemoryCacheSize ?? 0)
  }

  override async get(...[key, context]: Parameters<NextCache['get']>) {
    if (!this.#readAt.has(key)) this.#readAt.set(key, Date.now())
    return super.get(key, context)
  }

  override async set(...[key, page, context]: Parameters<NextCache['set']>) {
    const readAt = this.#readAt.get(key)
    this.#readAt.delete(key)
    const isNotFound = page && 'status' in page && page.status === 404
    const isPurged = page && readAt !== undefined && areTagsExpired(readTags(page), readAt)
    if (isNotFound || isPurged) this.#pages.remove(key)
    else await super.set(key, page, context)
  }
}
