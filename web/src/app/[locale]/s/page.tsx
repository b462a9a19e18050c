import { SearchPage, searchHead } from '#features/catalogue/listing/search-page.tsx'
import type { SearchParams } from '#features/catalogue/listing/listing-state.ts'

type Props = { searchParams: Promise<SearchParams> }

/** What is searched for is in the request. */
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ searchParams }: Props) => searchHead(await searchParams)

export default async function Page({ searchParams }: Props) {
  return <SearchPage searchParams={await searchParams} />
}
