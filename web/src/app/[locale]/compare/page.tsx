import { ComparePage, loadCompareHead } from '#features/catalogue/compare/compare-page.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const dynamic = 'force-dynamic'

export const generateMetadata = () => loadCompareHead()

export default async function Page({ searchParams }: Props) {
  const { part, differences, qty } = await searchParams
  return <ComparePage part={part} differences={differences} qty={qty} />
}
