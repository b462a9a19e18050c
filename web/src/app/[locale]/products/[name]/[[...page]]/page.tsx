import { IndexPage, loadIndexHead } from '#features/catalogue/letters/index-page.tsx'

type Props = { params: Promise<{ name: string; page?: string[] }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadIndexHead(await params)

export default async function Page({ params }: Props) {
  return <IndexPage {...await params} />
}
