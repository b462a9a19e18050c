import { SearchPage, loadSearchHead } from '#features/catalogue/search/search-page.tsx'
import type { SearchParams } from '#features/catalogue/listing/listing-state.ts'

type Props = { searchParams: Promise<SearchParams> }

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ searchParams }: Props) => loadSearchHead(await searchParams)

export default async function Page({ searchParams }: Props) {
  return <SearchPage searchParams={await searchParams} />
}
