import type { Logger } from 'pino'

type Failing<T> = { log: Pick<Logger, 'error'>; message: string; facts?: object; work: () => Promise<T> }

/** Logs a failure, so that one item of a job does not stop the others. Undefined after a failure. */
export const logFailure = async <T>({ log, message, facts, work }: Failing<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (err) {
    log.error({ err, ...facts }, message)
    return undefined
  }
}
