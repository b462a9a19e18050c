import { ComparePage, compareHead } from '#features/catalogue/compare/compare-page.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What is compared is in the request. */
export const dynamic = 'force-dynamic'

export const generateMetadata = () => compareHead()

export default async function Page({ searchParams }: Props) {
  const { part, differences } = await searchParams
  return <ComparePage part={part} differences={differences} />
}
