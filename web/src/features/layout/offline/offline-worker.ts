// A classic script of its own: `web/build/offline-worker.ts` removes its types and puts it into the release.
declare const RELEASE: string
declare const worker: {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: (options: object) => Promise<{ url: string }[]> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

/** Exported, because a file with an export is a module. */
type Extended = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Extended & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

/** The scripts of a release belong to its pages, so a release has its own cache. */
const cacheName = `lists-${RELEASE}`
const listPages = ['/bom', '/rfq']
const offlinePage = '/offline'
const listTexts = '/texts/bom'
const freshMs = 24 * 60 * 60_000

const findPrefix = (pathname: string) => /^\/[a-z]{2}(?=\/|$)/.exec(pathname)?.[0] ?? ''
const findStored = (path: string) => caches.match(path, { ignoreSearch: true, ignoreVary: true })

/** Without cookies, so that nothing personal can be in it. */
const load = async (path: string) => {
  const response = await fetch(path, { credentials: 'omit', priority: 'low' })
  if (!response.ok || response.redirected) throw new Error(`${path} has status ${response.status}.`)
  return response
}

const findFiles = (text: string) =>
  [...text.matchAll(/static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|svg|woff2)/g)].map(([file]) => `/_next/${file}`)

/** Stores the pages of a language with all files that they and their scripts name; the pages after what they need. */
const storeLanguage = async (prefix: string) => {
  const cache = await caches.open(cacheName)
  const pages = await Promise.all(
    [listTexts, ...listPages, offlinePage].map(async (page) => [prefix + page, await load(prefix + page)] as const),
  )
  const files = new Map<string, Response | null>()
  const addFiles = async (text: string): Promise<void> => {
    const added = findFiles(text).filter((file) => !files.has(file))
    for (const file of added) files.set(file, null)
    await Promise.all(
      added.map(async (file) => {
        const stored = await cache.match(file)
        const response = stored ?? (await load(file))
        if (!stored) files.set(file, response.clone())
        if (file.endsWith('.js')) await addFiles(await response.text())
      }),
    )
  }
  for (const [, page] of pages) await addFiles(await page.clone().text())
  for (const [path, response] of [...files, ...pages]) if (response) await cache.put(path, response)
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
}

const storeWhereOld = async (prefix: string) => {
  const cache = await caches.open(cacheName)
  const stored = await cache.match(prefix + offlinePage)
  const storedAt = Date.parse(stored?.headers.get('date') ?? '')
  if (!(Date.now() - storedAt < freshMs)) await storeLanguage(prefix)
}

/** The page is not stored itself, and its status keeps the browser from storing it for the way back. */
const openOffline = async (pathname: string) => {
  const page = listPages.includes(pathname.slice(findPrefix(pathname).length)) ? await findStored(pathname) : undefined
  if (page) return page
  const notice = (await findStored(findPrefix(pathname) + offlinePage)) ?? (await findStored(offlinePage))
  return notice && new Response(notice.body, { status: 503, headers: notice.headers })
}

const openPage = async (event: Fetching, pathname: string) => {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(storeWhereOld(findPrefix(pathname)).catch(() => {}))
    return response
  } catch (error) {
    const page = await openOffline(pathname)
    if (page) return page
    throw error
  }
}

const loadFile = async (request: Request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const stored = await findStored(request.url)
    if (stored) return stored
    throw error
  }
}

addEventListener('install', ((event: Extended) => event.waitUntil(worker.skipWaiting())) as EventListener)

addEventListener('activate', ((event: Extended) => {
  const start = async () => {
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
    const open = await worker.clients.matchAll({ type: 'window' })
    for (const prefix of new Set(open.map(({ url }) => findPrefix(new URL(url).pathname)))) await storeWhereOld(prefix)
  }
  event.waitUntil(start().catch(() => {}))
}) as EventListener)

/** The page that signs out reads where the visitor comes from, so its request stays the browser's own. */
const isSignOut = (pathname: string) => /^(\/[a-z]{2})?\/exit$/.test(pathname)

addEventListener('fetch', ((event: Fetching) => {
  const { url, method, mode } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin || method !== 'GET') return
  if (mode === 'navigate') {
    if (!isSignOut(pathname)) event.respondWith(openPage(event, pathname))
  } else if (pathname.startsWith('/_next/static/') || pathname.endsWith(listTexts))
    event.respondWith(loadFile(event.request))
}) as EventListener)
