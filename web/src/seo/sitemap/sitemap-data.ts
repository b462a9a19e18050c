import { setTimeout } from 'node:timers/promises'
import {
  SitemapCategoriesDocument,
  SitemapCountDocument,
  SitemapLinesDocument,
  SitemapManufacturersDocument,
  SitemapNewsDocument,
  SitemapPageDocument,
  SitemapPartsDocument,
} from '#graphql/generated/documents/seo.ts'
import type { LineKind, TypedString } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { partsPerShard } from './shards.ts'

/** Slugs and dates are the same in every language, so they are cached once. */
const readOptions = { locale: 'en' }
const rowsPerPage = 100
const pagesPerQuery = 5
const maxPages = 500

/** No sitemap is better than an incomplete one: crawlers would drop the missing pages. */
export class SitemapUnavailable extends Error {}

/** Longer than the two seconds for which failures are cached. */
const retryDelayMs = 2_500
const maxAttempts = 3

const readWithRetries = async <Data, Variables>(
  document: TypedString<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  for (let attemptsLeft = maxAttempts; attemptsLeft > 0; attemptsLeft -= 1) {
    const result = await read(document, variables, readOptions)
    if (result.ok) return result.data
    if (attemptsLeft > 1) await setTimeout(retryDelayMs)
  }
  throw new SitemapUnavailable('The response of the shop is incomplete.')
}

type Connection<Row> = { nodes: Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null

const readAllPages = async <Row>(readPage: (after: string | null) => Promise<Connection<Row>>) => {
  const rows: Row[] = []
  let after: string | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const connection: Connection<Row> = await readPage(after)
    rows.push(...(connection?.nodes ?? []))
    if (!connection?.pageInfo.hasNextPage) break
    after = connection.pageInfo.endCursor
  }
  return rows
}

export const loadCounts = async (initials: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const initial of initials)
    counts.set(initial, (await readWithRetries(SitemapCountDocument, { initial })).search?.totalCount ?? 0)
  return counts
}

/** Requests run one after the other, so that they do not delay the requests of buyers. */
export const loadPartSlugs = async ({ initial, number }: { initial: string; number: number }) => {
  const slugs: string[] = []
  const firstPage = ((number - 1) * partsPerShard) / rowsPerPage + 1
  for (let page = firstPage; page < firstPage + partsPerShard / rowsPerPage; page += pagesPerQuery) {
    const pages = { page1: page, page2: page + 1, page3: page + 2, page4: page + 3, page5: page + 4 }
    const data = await readWithRetries(SitemapPartsDocument, { initial, ...pages })
    const loaded = [data.page1, data.page2, data.page3, data.page4, data.page5]
    slugs.push(...loaded.flatMap((connection) => connection?.nodes.map(({ slug }) => slug) ?? []))
    if (loaded.some((connection) => !connection || connection.nodes.length < rowsPerPage)) break
  }
  return slugs
}

export const loadCategorySlugs = async () => {
  const { categories } = await readWithRetries(SitemapCategoriesDocument, {})
  return (categories ?? []).flatMap(({ slug, children }) => [
    slug,
    ...(children ?? []).flatMap((child) => [
      child.slug,
      ...(child.children ?? []).map((grandchild) => grandchild.slug),
    ]),
  ])
}

export const loadManufacturerSlugs = async () => {
  const manufacturers = await readAllPages(
    async (after) => (await readWithRetries(SitemapManufacturersDocument, { after })).manufacturers,
  )
  return manufacturers.map(({ slug }) => slug)
}

export const loadManufacturerLineSlugs = async (kind: LineKind) => {
  const lines = await readAllPages(
    async (after) => (await readWithRetries(SitemapLinesDocument, { kind, after })).manufacturerLines,
  )
  return lines.map(({ manufacturer }) => manufacturer.slug)
}

export const loadArticles = () =>
  readAllPages(async (after) => (await readWithRetries(SitemapNewsDocument, { after })).news)

export const loadPageUpdatedAt = async (slug: string) =>
  (await readWithRetries(SitemapPageDocument, { slug })).page?.updatedAt
