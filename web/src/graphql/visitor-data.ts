import 'server-only'
import { headers } from 'next/headers'
import { getLocale } from 'next-intl/server'
import { headers as shopHeaders } from '@partgate/schema/shop-api/headers.ts'
import { toLocaleCode } from '#i18n/routing.ts'
import { type QueryWithoutVariables, toRequest } from './early-query.tsx'
import { queryGateway } from './query-gateway.ts'
import type { VisitorData } from './use-visitor-data-client.ts'

/** A slower response would keep the whole page back. */
const waitMs = 1000

const passedOn = ['cookie', shopHeaders.forwardedFor]

/**
 * The visitor's own data, for the HTML of the page. Null if the gateway fails or is slow, and for requests of the router,
 * which may load a page long before it is shown: the browser then sends the query itself.
 *
 * The page must be dynamic and private.
 */
export const loadVisitorData = async <Data>(
  document: QueryWithoutVariables<Data>,
): Promise<VisitorData<Data> | null> => {
  const given = await headers()
  if (given.get('sec-fetch-dest') !== 'document') return null
  const { operationName, text, body } = toRequest(document)
  const visitor = Object.fromEntries(passedOn.map((name) => [name, given.get(name) ?? '']))
  const lang = toLocaleCode(await getLocale())
  try {
    const { data } = await queryGateway(operationName, text, '{}', lang, visitor, waitMs)
    // The types were generated from the gateway's schema.
    return { body, data: data as Data }
  } catch {
    return null
  }
}
