import { toRequestedList, loadKeywordsHead, KeywordsPage } from '#features/catalogue/keywords/keywords-page.tsx'

type Props = { searchParams: Promise<{ numbers?: string | string[] }> }

export const dynamic = 'force-dynamic'

export const generateMetadata = loadKeywordsHead

export default async function Page({ searchParams }: Props) {
  return <KeywordsPage requested={toRequestedList((await searchParams).numbers)} />
}
