import { CategoryPage, loadCategoryHead } from '#features/catalogue/categories/category-page.tsx'
import type { SearchParams } from '#features/catalogue/listing/listing-state.ts'

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> }

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params, searchParams }: Props) =>
  loadCategoryHead((await params).slug, await searchParams)

export default async function Page({ params, searchParams }: Props) {
  return <CategoryPage slug={(await params).slug} requested={await searchParams} />
}
