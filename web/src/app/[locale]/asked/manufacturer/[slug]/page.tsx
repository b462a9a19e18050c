import { makerHead, MakerPage } from '#features/catalogue/manufacturers/maker-page.tsx'
import type { SearchParams } from '#features/catalogue/listing/listing-state.ts'

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> }

/** What is asked for is in the request. */
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params, searchParams }: Props) =>
  makerHead((await params).slug, await searchParams)

export default async function Page({ params, searchParams }: Props) {
  return <MakerPage slug={(await params).slug} asked={await searchParams} />
}
