import { IndexPage, indexHead } from '#features/catalogue/letters/index-page.tsx'

type Props = { params: Promise<{ name: string; page?: string[] }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => indexHead(await params)

export default async function Page({ params }: Props) {
  return <IndexPage {...await params} />
}
