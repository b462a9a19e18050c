import { loadHomeSectionHead, HomeSectionPage } from '#features/catalogue/home-sections/home-section-page.tsx'

type Props = { params: Promise<{ page?: string[] }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) =>
  loadHomeSectionHead({ kind: 'HOT_SALE', ...(await params) })

export default async function Page({ params }: Props) {
  return <HomeSectionPage kind="HOT_SALE" {...await params} />
}
