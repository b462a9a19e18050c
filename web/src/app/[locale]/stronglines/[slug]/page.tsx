import { loadLineHead, LinePage } from '#features/catalogue/lines/line-page.tsx'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadLineHead({ kind: 'STRONG', slug: (await params).slug })

export default async function Page({ params }: Props) {
  return <LinePage kind="STRONG" slug={(await params).slug} />
}
