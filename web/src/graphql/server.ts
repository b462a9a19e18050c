import 'server-only'
import { cache } from 'react'
import { cacheLife, unstable_cache } from 'next/cache'
import { getLocale } from 'next-intl/server'
import { codeOf } from '#i18n/routing.ts'
import { ask, IncompleteAnswer } from './ask.ts'
import type { TypedString } from './generated/documents.ts'
import { lifetimeOf } from './lifetimes.ts'

/** `ok: false`: the shop did not answer in full; `data` holds the part that came, if any did. */
export type ReadResult<Data> = { ok: true; data: Data } | { ok: false; data?: Data }

/** What lacks something is shown for two seconds at most, then the next visitor waits for a fresh page. */
const keepBriefly = async () => {
  'use cache'
  cacheLife({ stale: 0, revalidate: 1, expire: 2 })
  return null
}

/** One answer per operation, variables and language: within a page, and for its lifetime among pages. Failures throw, so they are not kept. */
const readOnce = cache(
  async (operation: string, query: string, variables: string, lang: string): Promise<ReadResult<unknown>> => {
    const { revalidateSeconds, tags } = lifetimeOf(operation)
    try {
      const kept = unstable_cache(ask, [], { revalidate: revalidateSeconds, tags })
      return { ok: true, data: await kept(operation, query, variables, lang) }
    } catch (error) {
      console.error(JSON.stringify({ level: 'warn', operation, lang, message: String(error) }))
      await keepBriefly()
      return { ok: false, data: error instanceof IncompleteAnswer ? error.data : undefined }
    }
  },
)

/** Public data for a server component. What belongs to a person is read in the browser. */
export const read = async <Data, Variables>(
  document: TypedString<Data, Variables>,
  variables: Variables,
  { locale }: { locale?: string } = {},
): Promise<ReadResult<Data>> => {
  const operation = /^query (\w+)/.exec(document)?.[1] ?? 'Unnamed'
  const lang = codeOf(locale ?? (await getLocale()))
  // The document's types were generated from the schema the gateway answers by.
  return (await readOnce(operation, document, JSON.stringify(variables), lang)) as ReadResult<Data>
}
