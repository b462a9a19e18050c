import 'server-only'
import { getTranslations } from 'next-intl/server'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { queryGateway } from '#graphql/query-gateway.ts'
import { OrderDocumentDocument } from '#graphql/generated/documents/orders.ts'
import type { OrderDocumentQuery } from '#graphql/generated/types.ts'
import { toVisitorHeaders } from '#graphql/visitor-data/visitor-headers.ts'
import { toLocaleCode, type Locale } from '#i18n/routing.ts'
import { isOrderNumber } from '../order-pages.ts'
import { accessTokenShape } from '../access-token.ts'
import { findDocumentKind, listDocuments } from './document-kinds.ts'
import { drawDocument } from './draw-document.ts'
import { toOrderDocument } from './order-document.ts'

const toReaderHeaders = (request: Request): Record<string, string> => {
  const accessToken = new URL(request.url).searchParams.get('token')
  return {
    ...toVisitorHeaders(request.headers, [headers.orderToken]),
    ...(accessToken && accessTokenShape.test(accessToken) && { [headers.orderToken]: accessToken }),
  }
}

const personal = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

const sentence = (text: string, status: number, more: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...personal, ...more } })

type Wanted = { orderNumber: string; file: string; locale: Locale }

export const respondWithDocument = async (request: Request, { orderNumber, file, locale }: Wanted) => {
  const t = await getTranslations({ locale })
  const missing = () => sentence(t('orders.documents.missing'), 404)
  const kind = findDocumentKind(file)
  if (!kind || !isOrderNumber(orderNumber)) return missing()
  try {
    const variables = JSON.stringify({ orderNumber })
    const response = await queryGateway(
      'OrderDocument',
      OrderDocumentDocument,
      variables,
      toLocaleCode(locale),
      toReaderHeaders(request),
    )
    // The document and the response types come from the same schema.
    const { order, siteConfig, bankAccount } = response.data as OrderDocumentQuery
    if (!order || !listDocuments(order).includes(kind)) return missing()
    const pdf = await drawDocument(toOrderDocument({ kind, order, siteConfig, bankAccount, locale, t }), locale)
    const name = `${kind}-${orderNumber}.pdf`
    return new Response(new Uint8Array(pdf), {
      headers: { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${name}"`, ...personal },
    })
  } catch (error) {
    console.error(JSON.stringify({ level: 'warn', message: `The document ${file} of an order: ${String(error)}` }))
    return sentence(t('orders.documents.failed'), 503, { 'retry-after': '5' })
  }
}
