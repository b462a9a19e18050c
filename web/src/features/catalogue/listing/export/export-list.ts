import 'server-only'
import { getTranslations } from 'next-intl/server'
import { ask } from '#graphql/ask.ts'
import { ExportPageDocument } from '#graphql/generated/documents/catalogue.ts'
import type { ExportPageQuery } from '#graphql/generated/types.ts'
import { codeOf, type Locale } from '#i18n/routing.ts'
import { absoluteUrl } from '#seo/alternates.ts'
import { filterOf, isTooShort, type ListingState } from '../listing-state.ts'
import { byteOrderMark, csvOf } from './csv.ts'
import { exportColumns, type Column } from './export-columns.ts'
import { mostRows } from './most-rows.ts'

const rowsPerPage = 50
const lastPage = mostRows / rowsPerPage

type Page = NonNullable<ExportPageQuery['search']>

const readPage = async (state: ListingState, lang: string, page: number): Promise<Page | null> => {
  const { query, isLiteral, sort } = state
  const variables = { query: query || null, readsValues: !isLiteral, filter: filterOf(state), sort, page }
  const { data } = await ask('ExportPage', ExportPageDocument, JSON.stringify(variables), lang)
  // The answer has the document's shape: both come from one schema.
  return (data as ExportPageQuery).search
}

const linesOf = ({ nodes }: Page, columns: readonly Column[], line: ReturnType<typeof csvOf>) =>
  nodes.map((part) => line(columns.map(({ of }) => of(part)))).join('')

/** The list as a file, a page of the shop at a time and never more than one ahead of the reader. */
export async function exportList(state: ListingState, locale: Locale): Promise<Response> {
  if (isTooShort(state)) return new Response(null, { status: 400 })
  const lang = codeOf(locale)
  const first = await readPage(state, lang, 1).catch(() => null)
  if (!first) return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  const { parameters } = first.facets
  const hrefOf = (slug: string) => absoluteUrl(`/productdetail/${slug}`, locale)
  const columns = await exportColumns({ locale, parameters, quantity: state.quantity, hrefOf })
  const t = await getTranslations({ locale, namespace: 'catalogue.csv' })
  const line = csvOf(locale)
  const encoder = new TextEncoder()
  let [page, current]: [number, Page | null] = [1, first]
  const body = new ReadableStream<Uint8Array>(
    {
      start: (file) => file.enqueue(encoder.encode(byteOrderMark + line(columns.map(({ name }) => name)))),
      pull: async (file) => {
        if (current) file.enqueue(encoder.encode(linesOf(current, columns, line)))
        const isLast = !current?.pageInfo.hasNextPage || page >= lastPage
        if (isLast) return file.close()
        page += 1
        current = await readPage(state, lang, page)
      },
    },
    { highWaterMark: 1 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; ${fileNames(t('fileName'), state)}`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** Letters that every file system takes; the name in its own script for those that can. */
const fileNames = (word: string, { query, category }: ListingState) => {
  const subject = (query || category || '').toLowerCase()
  const plain = ['parts', subject.replaceAll(/[^a-z0-9]+/g, '-')].join('-').replaceAll(/-+$/g, '').slice(0, 80)
  const own = [word, subject.replaceAll(/[\s\p{C}"*/:<>?\\|]+/gu, '-')].filter(Boolean).join('-').slice(0, 80)
  const encoded = encodeURIComponent(own).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}.csv"; filename*=UTF-8''${encoded}.csv`
}
