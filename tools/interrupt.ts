const repeatWithinMs = 1_000

/** One Ctrl-C arrives several times, from the terminal and from npm, so signals within a second count as one. */
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
