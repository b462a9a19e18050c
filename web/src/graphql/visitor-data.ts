import 'server-only'
import { headers } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { toLocaleCode } from '#i18n/routing.ts'
import { type QueryWithoutVariables, toRequest } from './early-query.tsx'
import { IncompleteResponse, queryGateway } from './query-gateway.ts'
import type { VisitorData } from './use-visitor-data-client.ts'
import { toVisitorHeaders } from './visitor-headers.ts'

/** The whole page waits for the response. */
const maxWaitMs = 1000

/**
 * The visitor's own data, for the HTML of the page. Null if the gateway fails or is slow: the browser then sends the query
 * itself. The page must be dynamic, and its responses private.
 */
export const loadVisitorData = async <Data>(
  document: QueryWithoutVariables<Data>,
): Promise<VisitorData<Data> | null> => {
  const { operationName, text, body } = toRequest(document)
  const visitor = toVisitorHeaders(await headers())
  const lang = toLocaleCode(await getLocale())
  try {
    const { data } = await queryGateway(operationName, text, '{}', lang, visitor, maxWaitMs)
    // The types were generated from the gateway's schema.
    return { body, data: data as Data }
  } catch (error) {
    // The gateway logs its own errors, and an ended session is none.
    if (!(error instanceof IncompleteResponse))
      console.error(JSON.stringify({ level: 'warn', operation: operationName, lang, message: String(error) }))
    return null
  }
}
