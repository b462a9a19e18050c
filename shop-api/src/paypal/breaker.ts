type Options = { failures: number; restMs: number; nowMs?: () => number }

/** After `failures` failed calls in a row, calls are refused for `restMs`; then single calls pass until one succeeds. */
export const openBreaker = ({ failures, restMs, nowMs = () => performance.now() }: Options) => {
  let failed = 0
  let restsUntil = 0
  return {
    allows: (): boolean => {
      if (failed < failures) return true
      if (nowMs() < restsUntil) return false
      restsUntil = nowMs() + restMs
      return true
    },
    note: (wentWell: boolean): void => {
      failed = wentWell ? 0 : failed + 1
      if (failed >= failures) restsUntil = nowMs() + restMs
    },
  }
}
