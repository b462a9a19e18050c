import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundMetadata, NotFoundPage } from '#features/site/index.ts'
import { Unavailable } from '#ui/states/unavailable.tsx'
import { CategoryPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { isMissingPage, listHead, readListing, type SearchParams } from '../listing/listing-state.ts'
import { loadList } from '../listing/read-list.ts'
import { CategoryListing } from './category-listing.tsx'

async function loadCategory(slug: string, requested: SearchParams | undefined) {
  if (requested) {
    const state = readListing(requested, { category: slug })
    const { kind, ...list } = await loadList(state)
    return { kind, isMissing: isMissingPage(kind, state), ...list }
  }
  const { ok, data } = await read(CategoryPageDocument, { slug })
  const kind = ok ? 'loaded' : 'failed'
  return { kind, isMissing: false, search: data?.search ?? null, category: data?.category ?? null } as const
}

export async function loadCategoryHead(slug: string, requested?: SearchParams): Promise<Metadata> {
  const { kind, isMissing, category } = await loadCategory(slug, requested)
  if (isMissing || (!category && kind === 'loaded')) return notFoundMetadata()
  if (!category) return {}
  return loadPageHead({
    page: 'CATEGORY',
    name: category.name,
    ...listHead(`/category/${category.slug}`, requested && readListing(requested, { category: category.slug })),
  })
}

export async function CategoryPage({ slug, requested }: { slug: string; requested?: SearchParams }) {
  const { kind, isMissing, category, search } = await loadCategory(slug, requested)
  // A status set inside Suspense comes too late, so the page is checked before it renders.
  if (isMissing || (requested && !category && kind === 'loaded')) notFound()
  if (!category && kind === 'loaded') return <NotFoundPage />
  if (!category) return <Unavailable level="h1" />
  return (
    <CategoryListing
      category={category}
      state={readListing(requested ?? {}, { category: category.slug })}
      connection={search}
    />
  )
}
