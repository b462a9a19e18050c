import type { Logger } from 'pino'

type Job = { name: string; everyMs: number; log: Pick<Logger, 'warn'>; work: () => Promise<unknown> }

/** Runs `work` now and every `everyMs` milliseconds, leaving out a turn while the last one is still running; what goes wrong
 * is one warning in the log. Does not keep the process alive. `stop` waits for the turn under way. */
export const keepRunning = ({ name, everyMs, log, work }: Job): (() => Promise<void>) => {
  let underWay: Promise<void> | undefined
  const turn = async () => {
    try {
      await work()
    } catch (err) {
      log.warn({ err, job: name }, `${name} failed`)
    }
  }
  const start = () => {
    underWay ??= turn().finally(() => {
      underWay = undefined
    })
  }
  start()
  const timer = setInterval(start, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
