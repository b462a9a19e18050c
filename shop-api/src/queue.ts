import { type Failure, failure } from '#http/failure.ts'

type QueueSettings = { concurrency: number; maxWaiting: number; createRefusal?: () => Failure }

const createUnavailableFailure = () => failure('unavailable')

/** Refuses jobs above `maxWaiting`, so that many sign-ins or parts lists at once leave CPU to the shop. */
export const createQueue = ({ concurrency, maxWaiting, createRefusal = createUnavailableFailure }: QueueSettings) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running++
    else {
      if (waiting.length >= maxWaiting) throw createRefusal()
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
