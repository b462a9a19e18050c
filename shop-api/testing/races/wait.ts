import { setTimeout as pause } from 'node:timers/promises'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import type { Queryable } from '#db/database.ts'

const lookEveryMs = 5
const giveUpAfterMs = 100_000

export const waitUntil = async (isSo: () => Promise<boolean> | boolean, what: string) => {
  const deadline = performance.now() + giveUpAfterMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Timed out waiting for: ${what}`)
    await pause(lookEveryMs)
  }
}

const waiting = `
  select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Until `work` ends, or a session of the database waits for a lock of another. */
export const waitUntilDoneOrBlocked = async (db: Queryable, work: Promise<unknown>) => {
  let isOver = false
  const settled = () => {
    isOver = true
  }
  work.then(settled, settled)
  await waitUntil(
    async () => isOver || ((await db.query<{ waiting: number }>(waiting))[0]?.waiting ?? 0) > 0,
    'the work neither ends nor waits for a lock',
  )
}

/** The other responses say that the same request can be sent again. */
export const isFinal = ({ code }: { code: number }) => code !== codes.inProgress && code !== codes.unavailable

/** Repeats the request where the response is missing or not final. */
export const retryUntilFinal = async <T>(
  call: () => Promise<T>,
  isFinal: (response: T) => boolean = () => true,
): Promise<T> => {
  let last: { response: T } | undefined
  let lastError: unknown
  const isDone = async () => {
    try {
      last = { response: await call() }
    } catch (error) {
      lastError = error
      last = undefined
    }
    return last !== undefined && isFinal(last.response)
  }
  await waitUntil(isDone, 'a response').catch((cause: unknown) => {
    throw new Error(`No final response; the last was ${JSON.stringify(last) ?? String(lastError)}`, { cause })
  })
  if (!last) throw new Error('No response')
  return last.response
}
