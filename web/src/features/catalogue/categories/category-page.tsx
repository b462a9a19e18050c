import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundMetadata, NotFoundPage, Unavailable } from '#features/site/index.ts'
import { ShelfDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { headOf } from '#seo/page-head.ts'
import { readListing, type SearchParams } from '../listing/listing-state.ts'
import { readList } from '../listing/read-list.ts'
import { Shelf } from './shelf.tsx'

/** As it stands, the same for all and kept; or as somebody has narrowed, ordered or turned it. */
async function readShelf(slug: string, asked: SearchParams | undefined) {
  if (asked) return readList(readListing(asked, { category: slug }))
  const { ok, data } = await read(ShelfDocument, { slug })
  return { search: data?.search ?? null, category: data?.category ?? null, isAnswered: ok, isBeyond: false }
}

export async function categoryHead(slug: string, asked?: SearchParams): Promise<Metadata> {
  const { category, isAnswered, isBeyond } = await readShelf(slug, asked)
  if (isBeyond || (!category && isAnswered)) return notFoundMetadata()
  if (!category) return {}
  return headOf({ page: 'CATEGORY', name: category.name, href: `/category/${category.slug}`, isIndexed: !asked })
}

export async function CategoryPage({ slug, asked }: { slug: string; asked?: SearchParams }) {
  const { category, search, isAnswered, isBeyond } = await readShelf(slug, asked)
  // A page that is made for its request starts before a Suspense in it has ended: only this way it has the status.
  if (isBeyond || (asked && !category && isAnswered)) notFound()
  if (!category && isAnswered) return <NotFoundPage />
  if (!category) return <Unavailable level="h1" />
  return <Shelf category={category} state={readListing(asked ?? {}, { category: category.slug })} connection={search} />
}
