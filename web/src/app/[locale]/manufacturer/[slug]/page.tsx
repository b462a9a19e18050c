import { makerHead, MakerPage } from '#features/catalogue/manufacturers/maker-page.tsx'

type Props = { params: Promise<{ slug: string }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => makerHead((await params).slug)

export default async function Page({ params }: Props) {
  return <MakerPage slug={(await params).slug} />
}
