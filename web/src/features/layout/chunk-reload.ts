const key = 'chunkReloadedAtMs'
const throttleMs = 60_000

const isMissingChunk = (reason: unknown) =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || /Failed to (load chunk|fetch dynamically imported)/.test(reason.message))

type Page = { storage: Pick<Storage, 'getItem' | 'setItem'>; nowMs: number; reload: () => void }

/** After a release an open page may ask for files that are gone: it reloads, at most once in 60 seconds. */
export const reloadOnMissingChunk = (reason: unknown, { storage, nowMs, reload }: Page) => {
  if (!isMissingChunk(reason) || nowMs - Number(storage.getItem(key)) < throttleMs) return
  storage.setItem(key, String(nowMs))
  reload()
}
