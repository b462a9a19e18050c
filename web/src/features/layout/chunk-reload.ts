const key = 'chunkReloadedAtMs'
const throttleMs = 60_000

const isMissingChunk = (reason: unknown) =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || /Failed to (load chunk|fetch dynamically imported)/.test(reason.message))

type Page = { storage: () => Pick<Storage, 'getItem' | 'setItem'>; nowMs: number; reload: () => void }

const thisPage = (): Page => ({ storage: () => sessionStorage, nowMs: Date.now(), reload: () => location.reload() })

/** Notes a reload, unless one is too recent. What cannot be noted would be done without end. */
const isNoted = ({ storage, nowMs }: Page) => {
  try {
    const kept = storage()
    if (nowMs - Number(kept.getItem(key)) < throttleMs) return false
    kept.setItem(key, String(nowMs))
    return true
  } catch {
    return false
  }
}

/** After a release an open page may ask for files that are gone: it reloads, at most once in 60 seconds. */
export const reloadOnMissingChunk = (reason: unknown, page = thisPage()) => {
  if (isMissingChunk(reason) && isNoted(page)) page.reload()
}
