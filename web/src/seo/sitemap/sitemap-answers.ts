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
const shared = { locale: 'en' }
const rowsPerPage = 100
const pagesPerQuestion = 5
const maxPages = 500

/** An incomplete sitemap would report pages as gone, so none is sent. */
export class SitemapUnavailable extends Error {}

/** Failures are cached for two seconds. */
const pauseMs = 2_500
const tries = 3

const readShared = async <Data, Variables>(
  document: TypedString<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  for (let left = tries; left > 0; left -= 1) {
    const result = await read(document, variables, shared)
    if (result.ok) return result.data
    if (left > 1) await setTimeout(pauseMs)
  }
  throw new SitemapUnavailable('The shop did not answer in full.')
}

type Page<Row> = { nodes: Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null

const walk = async <Row>(readPage: (after: string | null) => Promise<Page<Row>>) => {
  const rows: Row[] = []
  let after: string | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const found: Page<Row> = await readPage(after)
    rows.push(...(found?.nodes ?? []))
    if (!found?.pageInfo.hasNextPage) break
    after = found.pageInfo.endCursor
  }
  return rows
}

export const loadCounts = async (initials: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const initial of initials)
    counts.set(initial, (await readShared(SitemapCountDocument, { initial })).search?.totalCount ?? 0)
  return counts
}

/** One request after the other, because buyers go first. */
export const loadPartSlugs = async ({ initial, number }: { initial: string; number: number }) => {
  const slugs: string[] = []
  const firstPage = ((number - 1) * partsPerShard) / rowsPerPage + 1
  for (let page = firstPage; page < firstPage + partsPerShard / rowsPerPage; page += pagesPerQuestion) {
    const pages = { page1: page, page2: page + 1, page3: page + 2, page4: page + 3, page5: page + 4 }
    const answer = await readShared(SitemapPartsDocument, { initial, ...pages })
    const found = [answer.page1, answer.page2, answer.page3, answer.page4, answer.page5]
    slugs.push(...found.flatMap((one) => one?.nodes.map(({ slug }) => slug) ?? []))
    if (found.some((one) => !one || one.nodes.length < rowsPerPage)) break
  }
  return slugs
}

export const loadCategorySlugs = async () => {
  const { categories } = await readShared(SitemapCategoriesDocument, {})
  return (categories ?? []).flatMap(({ slug, children }) => [
    slug,
    ...children.flatMap((child) => [child.slug, ...child.children.map((grandchild) => grandchild.slug)]),
  ])
}

export const loadManufacturerSlugs = async () => {
  const manufacturers = await walk(
    async (after) => (await readShared(SitemapManufacturersDocument, { after })).manufacturers,
  )
  return manufacturers.map(({ slug }) => slug)
}

export const loadLineSlugs = async (kind: LineKind) => {
  const lines = await walk(async (after) => (await readShared(SitemapLinesDocument, { kind, after })).manufacturerLines)
  return lines.map(({ manufacturer }) => manufacturer.slug)
}

export const articles = () => walk(async (after) => (await readShared(SitemapNewsDocument, { after })).news)

export const pageChangedAt = async (slug: string) => (await readShared(SitemapPageDocument, { slug })).page?.updatedAt
