import type { Metadata } from 'next'
import { notFoundMetadata, NotFoundPage, Unavailable } from '#features/site/index.ts'
import { ShelfDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { headOf } from '#seo/page-head.ts'
import { readListing } from '../listing/listing-state.ts'
import { Shelf } from './shelf.tsx'

export async function categoryHead(slug: string): Promise<Metadata> {
  const result = await read(ShelfDocument, { slug })
  const category = result.data?.category
  if (!category) return result.ok ? notFoundMetadata() : {}
  return headOf({ page: 'CATEGORY', name: category.name, href: `/category/${category.slug}` })
}

/** A shelf as it stands; narrowed, ordered or turned to another page it is a search within it. */
export async function CategoryPage({ slug }: { slug: string }) {
  const result = await read(ShelfDocument, { slug })
  const { category, search } = result.data ?? {}
  if (!category) return result.ok ? <NotFoundPage /> : <Unavailable level="h1" />
  return <Shelf category={category} state={readListing({ category: category.slug })} connection={search} />
}
