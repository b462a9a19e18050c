import { lineHead, LinePage } from '#features/catalogue/lines/line-page.tsx'

type Props = { params: Promise<{ slug: string }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => lineHead({ kind: 'STRONG', slug: (await params).slug })

export default async function Page({ params }: Props) {
  return <LinePage kind="STRONG" slug={(await params).slug} />
}
