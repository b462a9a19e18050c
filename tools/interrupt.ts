const repeatWithinMs = 1_000

/** Calls `stop` on Ctrl-C or SIGTERM, and `kill` when asked again. One Ctrl-C arrives several times: from the terminal and from
 * npm, which passes it on; what follows within a second is the same one. */
export const onInterrupt = (stop: () => void, kill: () => void) => {
  let firstAt: number | undefined
  const handle = () => {
    if (firstAt === undefined) {
      firstAt = Date.now()
      stop()
    } else if (Date.now() - firstAt > repeatWithinMs) {
      kill()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle)
}
