const reuseMs = 1_000

/** The shop is probed at most once a second. */
export const createReadiness = (isUp: () => Promise<boolean>, now = Date.now) => {
  let last: { atMs: number; answer: Promise<boolean> } | undefined
  return () => {
    if (!last || now() - last.atMs >= reuseMs) last = { atMs: now(), answer: isUp() }
    return last.answer
  }
}
