import type { Logger } from 'pino'

type Job = { name: string; everyMs: number; log: Pick<Logger, 'warn'>; work: () => Promise<unknown> }

/** Skips a turn while the last one is running and logs failures as warnings. Does not keep the process alive. `stop` waits for the current turn. */
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
