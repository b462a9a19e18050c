import { CategoryPage, categoryHead } from '#features/catalogue/categories/category-page.tsx'
import type { SearchParams } from '#features/catalogue/listing/listing-state.ts'

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> }

/** What is asked for is in the request. */
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params, searchParams }: Props) =>
  categoryHead((await params).slug, await searchParams)

export default async function Page({ params, searchParams }: Props) {
  return <CategoryPage slug={(await params).slug} asked={await searchParams} />
}
