import { createRequire } from 'node:module'

const folder = 'next/dist/server/lib/incremental-cache'
// Imported as a module, the class would be a property of the default export, which the types do not say.
const load = createRequire(import.meta.url)
const { default: NextPageCache }: typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js') = load(
  `${folder}/file-system-cache.js`,
)
const { getMemoryCache }: typeof import('next/dist/server/lib/incremental-cache/memory-cache.external.js') = load(
  `${folder}/memory-cache.external.js`,
)

/** Stores no page that is not found: requests for random addresses would displace all other pages. */
export default class PageCache extends NextPageCache {
  readonly #pages: ReturnType<typeof getMemoryCache>

  constructor(context: ConstructorParameters<typeof NextPageCache>[0]) {
    super(context)
    this.#pages = getMemoryCache(context.maxMemoryCacheSize ?? 0)
  }

  override async set(...[key, page, context]: Parameters<InstanceType<typeof NextPageCache>['set']>) {
    if (page && 'status' in page && page.status === 404) this.#pages.remove(key)
    else await super.set(key, page, context)
  }
}
