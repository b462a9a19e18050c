import 'server-only'
import { getTranslations } from 'next-intl/server'
import { productPath } from '@partgate/schema/pages.ts'
import { queryGateway } from '#graphql/query-gateway.ts'
import { ExportPageDocument } from '#graphql/generated/documents/catalogue.ts'
import type { ExportPageQuery } from '#graphql/generated/types.ts'
import { toLocaleCode, type Locale } from '#i18n/routing.ts'
import { toAddressHeader } from '#graphql/visitor-data/visitor-headers.ts'
import { absoluteUrl } from '#seo/alternates.ts'
import { toSearchFilter, toSearchOrder, isTooShort, type ListingState } from '../listing-state.ts'
import { byteOrderMark, createCsvWriter } from '#i18n/csv.ts'
import { exportColumns, type Column } from './export-columns.ts'
import { maxRows } from './max-rows.ts'
import { fileNames } from './file-names.ts'

const rowsPerPage = 50
const lastPage = maxRows / rowsPerPage

type Page = NonNullable<ExportPageQuery['search']>

/** The gateway limits the rate of the visitor's address, because no export is cached. */
type Reader = { lang: string; visitor: Record<string, string> }

const readPage = async (state: ListingState, { lang, visitor }: Reader, page: number): Promise<Page | null> => {
  const { query, isTextOnly } = state
  const filter = toSearchFilter(state)
  const variables = { query: query || null, detectFilters: !isTextOnly, filter, ...toSearchOrder(state), page }
  const { data } = await queryGateway('ExportPage', ExportPageDocument, JSON.stringify(variables), lang, visitor)
  // The response matches the document: both are typed from one schema.
  return (data as ExportPageQuery).search
}

const toLines = ({ nodes }: Page, columns: readonly Column[], line: ReturnType<typeof createCsvWriter>) =>
  nodes.map((part) => line(columns.map(({ of }) => of(part)))).join('')

export async function exportList(state: ListingState, locale: Locale, received: Headers): Promise<Response> {
  if (isTooShort(state)) return new Response(null, { status: 400 })
  const reader = { lang: toLocaleCode(locale), visitor: toAddressHeader(received) }
  const first = await readPage(state, reader, 1).catch(() => null)
  if (!first) return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  const { parameters } = first.facets
  const toHref = (slug: string) => absoluteUrl(productPath(slug), locale)
  const columns = await exportColumns({ locale, parameters, quantity: state.quantity, toHref })
  const t = await getTranslations({ locale, namespace: 'catalogue.csv' })
  const line = createCsvWriter(locale)
  const encoder = new TextEncoder()
  let [page, current]: [number, Page | null] = [1, first]
  const body = new ReadableStream<Uint8Array>(
    {
      start: (file) => file.enqueue(encoder.encode(byteOrderMark + line(columns.map(({ name }) => name)))),
      pull: async (file) => {
        if (current) file.enqueue(encoder.encode(toLines(current, columns, line)))
        const isLast = !current?.pageInfo.hasNextPage || page >= lastPage
        if (isLast) return file.close()
        page += 1
        current = await readPage(state, reader, page)
      },
    },
    { highWaterMark: 1 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; ${fileNames(t('fileName'), state.query || state.category || '')}`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
