const reuseMs = 1_000

/** The shop is probed at most once a second. */
export const createReadiness = (isUp: () => Promise<boolean>, now = () => performance.now()) => {
  let last: { atMs: number; isReady: Promise<boolean> } | undefined
  return () => {
    if (!last || now() - last.atMs >= reuseMs) last = { atMs: now(), isReady: isUp() }
    return last.isReady
  }
}
