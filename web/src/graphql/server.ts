import 'server-only'
import { cache } from 'react'
import { getLocale } from 'next-intl/server'
import { cacheLife, cacheTag } from 'next/cache'
import { toLocaleCode } from '#i18n/routing.ts'
import type { TypedString } from './generated/types.ts'
import { queryGateway, IncompleteResponse } from './query-gateway.ts'
import { getLifetimeSeconds, toCacheTags } from './lifetimes.ts'

const daySeconds = 86_400

/** `data` holds a partial result; `isRefused` means that the same request can never succeed. */
export type ReadResult<Data> = { ok: true; data: Data } | { ok: false; data?: Data; isRefused?: boolean }

/** Text is cheaper to cache than React's serialization of an object. An incomplete response is cached for two seconds at most. */
const cacheText = async (operation: string, query: string, variables: string, lang: string): Promise<string> => {
  'use cache'
  const revalidate = getLifetimeSeconds(operation)
  try {
    const { data, tags } = await queryGateway(operation, query, variables, lang)
    cacheTag(...toCacheTags(operation, tags))
    cacheLife({ stale: revalidate, revalidate, expire: daySeconds })
    return JSON.stringify({ ok: true, data })
  } catch (error) {
    console.error(JSON.stringify({ level: 'warn', operation, lang, message: String(error) }))
    cacheLife({ stale: 0, revalidate: 1, expire: 2 })
    const { data, isRefused } = error instanceof IncompleteResponse ? error : {}
    return JSON.stringify({ ok: false, data, isRefused })
  }
}

const readCached = async (...request: Parameters<typeof cacheText>): Promise<ReadResult<unknown>> =>
  JSON.parse(await cacheText(...request))

/** Deduplicates within one page. */
const readOnce = cache(readCached)

export const read = async <Data, Variables>(
  document: TypedString<Data, Variables>,
  variables: Variables,
  { locale }: { locale?: string } = {},
): Promise<ReadResult<Data>> => {
  const operation = /^query (\w+)/.exec(document)?.[1] ?? 'Unnamed'
  const lang = toLocaleCode(locale ?? (await getLocale()))
  // The types were generated from the gateway's schema.
  return (await readOnce(operation, document, JSON.stringify(variables), lang)) as ReadResult<Data>
}
