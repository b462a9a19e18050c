import { floorHead, FloorPage } from '#features/catalogue/floors/floor-page.tsx'

type Props = { params: Promise<{ page?: string[] }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => floorHead({ kind: 'FEATURED', ...(await params) })

export default async function Page({ params }: Props) {
  return <FloorPage kind="FEATURED" {...await params} />
}
