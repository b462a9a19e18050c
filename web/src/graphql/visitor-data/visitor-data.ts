import 'server-only'
import { headers } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { toLocaleCode } from '#i18n/routing.ts'
import { type QueryWithoutVariables, toRequest } from './early-query.tsx'
import { IncompleteResponse, queryGateway } from '../query-gateway.ts'
import type { VisitorData } from './use-visitor-data-client.ts'
import { toVisitorHeaders } from './visitor-headers.ts'

/** Short, because the whole page waits for the response. */
const maxWaitMs = 1000

/**
 * The visitor's own data, for the HTML of the page. Null if the response is late or incomplete: the browser then sends
 * the query itself. The page must be rendered for each request, and no shared cache may store it.
 */
export const loadVisitorData = async <Data>(
  queryDocument: QueryWithoutVariables<Data>,
): Promise<VisitorData<Data> | null> => {
  const { operationName, text, body } = toRequest(queryDocument)
  const visitorHeaders = toVisitorHeaders(await headers())
  const lang = toLocaleCode(await getLocale())
  try {
    const { data } = await queryGateway(operationName, text, '{}', lang, visitorHeaders, maxWaitMs)
    // The types were generated from the gateway's schema.
    return { requestBody: body, data: data as Data }
  } catch (error) {
    // An incomplete response is an ended session, or an error that the gateway has logged.
    if (!(error instanceof IncompleteResponse))
      console.error(JSON.stringify({ level: 'warn', operation: operationName, lang, message: String(error) }))
    return null
  }
}
