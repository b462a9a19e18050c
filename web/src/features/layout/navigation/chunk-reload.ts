const key = 'chunkReloadedAtMs'
const throttleMs = 60_000

const isMissingChunk = (reason: unknown) =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || /Failed to (load chunk|fetch dynamically imported)/.test(reason.message))

type Page = { storage: () => Pick<Storage, 'getItem' | 'setItem'>; nowMs: number; reload: () => void }

const thisPage = (): Page => ({ storage: () => sessionStorage, nowMs: Date.now(), reload: () => location.reload() })

/** A reload that cannot be recorded could repeat forever. */
const isNoted = ({ storage, nowMs }: Page) => {
  try {
    const stored = storage()
    if (nowMs - Number(stored.getItem(key)) < throttleMs) return false
    stored.setItem(key, String(nowMs))
    return true
  } catch {
    return false
  }
}

/** After a release an open page may request files that are gone, so it reloads at most once in 60 seconds. */
export const reloadOnMissingChunk = (reason: unknown, page = thisPage()) => {
  if (isMissingChunk(reason) && isNoted(page)) page.reload()
}
