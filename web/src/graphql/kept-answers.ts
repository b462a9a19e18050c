import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { ask, IncompleteAnswer } from './ask.ts'
import { keptTags, secondsOf } from './lifetimes.ts'

const daySeconds = 86_400

/** `ok: false`: the shop did not answer in full; `data` holds the part that came, if any did. `isRefused`: it never will, for what was
 * asked cannot be. */
export type ReadResult<Data> = { ok: true; data: Data } | { ok: false; data?: Data; isRefused?: boolean }

/** As text, which is cheaper to keep than what React makes of an object. An incomplete answer is shown for two seconds at most, then the
 * next visitor waits for a new one. */
const keepText = async (operation: string, query: string, variables: string, lang: string): Promise<string> => {
  'use cache'
  const revalidate = secondsOf(operation)
  try {
    const { data, tags } = await ask(operation, query, variables, lang)
    cacheTag(...keptTags(operation, tags))
    cacheLife({ stale: revalidate, revalidate, expire: daySeconds })
    return JSON.stringify({ ok: true, data })
  } catch (error) {
    console.error(JSON.stringify({ level: 'warn', operation, lang, message: String(error) }))
    cacheLife({ stale: 0, revalidate: 1, expire: 2 })
    const { data, isRefused } = error instanceof IncompleteAnswer ? error : {}
    return JSON.stringify({ ok: false, data, isRefused })
  }
}

/** The answer to an operation, kept for its lifetime or until a purge names something that it shows. */
export const keptAnswer = async (...asked: Parameters<typeof keepText>): Promise<ReadResult<unknown>> =>
  JSON.parse(await keepText(...asked))
