import { askedName, makersHead, MakersPage } from '#features/catalogue/manufacturers/makers-page.tsx'

type Props = { searchParams: Promise<{ q?: string | string[] }> }

/** What is asked for is in the request. */
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ searchParams }: Props) => makersHead(askedName((await searchParams).q))

export default async function Page({ searchParams }: Props) {
  return <MakersPage asked={askedName((await searchParams).q)} />
}
