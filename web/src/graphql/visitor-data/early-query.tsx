import { createHash } from 'node:crypto'
import { createRequest, formatDocument, stringifyDocument } from '@urql/core'
import { getLocale } from 'next-intl/server'
import { toLocaleCode } from '#i18n/routing.ts'
import { toPersistedQueryBody } from './early-responses.ts'
import type { TypedString } from '../generated/types.ts'

export type QueryWithoutVariables<Data = unknown> = TypedString<Data, Record<string, never>>

/** The text that urql sends, and the body that `trustedFetch` makes of it. */
export const toRequest = (document: QueryWithoutVariables) => {
  const [, operationName = ''] = /^query (\w+)/.exec(document) ?? []
  const text = stringifyDocument(formatDocument(createRequest(document, {}).query))
  const body = toPersistedQueryBody({ operationName }, createHash('sha256').update(text).digest('hex'))
  return { operationName, text, body }
}

/**
 * `takeEarlyResponse` finds the response by the body of the request. Without `crypto.subtle` the client sends no hashes;
 * after a failure (null) it sends the request itself.
 */
export const earlyQueryScript = (document: QueryWithoutVariables, lang: string) => {
  const { body } = toRequest(document)
  const headers = { accept: 'application/graphql-response+json', 'content-type': 'application/json', lang }
  const init = `{method:'POST',headers:${JSON.stringify(headers)},body:b}`
  return `'subtle'in crypto&&(b=>{earlyResponses={[b]:fetch('/graphql',${init}).catch(()=>null)}})('${body}')`
}

/**
 * Sends a query without variables while the scripts of the page load; the hook of this query then gets the response. At
 * most one per page.
 *
 * Client-side navigation does not run inline scripts: the hook then sends the query itself.
 */
export async function EarlyQuery({ document }: { document: QueryWithoutVariables }) {
  const script = earlyQueryScript(document, toLocaleCode(await getLocale()))
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
