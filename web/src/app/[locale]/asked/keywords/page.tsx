import { askedList, keywordsHead, KeywordsPage } from '#features/catalogue/keywords/keywords-page.tsx'

type Props = { searchParams: Promise<{ numbers?: string | string[] }> }

/** What is asked for is in the request. */
export const dynamic = 'force-dynamic'

export const generateMetadata = keywordsHead

export default async function Page({ searchParams }: Props) {
  return <KeywordsPage asked={askedList((await searchParams).numbers)} />
}
