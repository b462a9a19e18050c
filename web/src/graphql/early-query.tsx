import { createHash } from 'node:crypto'
import { createRequest, formatDocument, stringifyDocument } from '@urql/core'
import { getLocale } from 'next-intl/server'
import { toLocaleCode } from '#i18n/routing.ts'
import { toHashedBody } from './early-responses.ts'
import type { TypedString } from './generated/types.ts'

type Document = TypedString<unknown, Record<string, never>>

/** The body must be equal to that of the hook, so the text is the one that urql prints. */
export const earlyQueryScript = (document: Document, lang: string) => {
  const [, operationName] = /^query (\w+)/.exec(document) ?? []
  const text = stringifyDocument(formatDocument(createRequest(document, {}).query))
  const body = toHashedBody({ operationName }, createHash('sha256').update(text).digest('hex'))
  const headers = { accept: 'application/graphql-response+json', 'content-type': 'application/json', lang }
  const init = `{method:'POST',headers:${JSON.stringify(headers)},body:b}`
  return `'subtle'in crypto&&(b=>{earlyResponses={[b]:fetch('/graphql',${init}).catch(()=>null)}})('${body}')`
}

/**
 * Sends a query without variables while the scripts of the page load; its hook gets the response.
 *
 * Client-side navigation does not run inline scripts: the hook then sends the query.
 */
export async function EarlyQuery({ document }: { document: Document }) {
  const script = earlyQueryScript(document, toLocaleCode(await getLocale()))
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
