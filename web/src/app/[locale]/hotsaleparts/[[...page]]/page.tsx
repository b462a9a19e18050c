import { floorHead, FloorPage } from '#features/catalogue/floors/floor-page.tsx'

type Props = { params: Promise<{ page?: string[] }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => floorHead({ kind: 'HOT_SALE', ...(await params) })

export default async function Page({ params }: Props) {
  return <FloorPage kind="HOT_SALE" {...await params} />
}
