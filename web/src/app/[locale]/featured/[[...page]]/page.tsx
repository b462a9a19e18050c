import { loadHomeSectionHead, HomeSectionPage } from '#features/catalogue/home-sections/home-section-page.tsx'

type Props = { params: Promise<{ page?: string[] }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) =>
  loadHomeSectionHead({ kind: 'FEATURED', ...(await params) })

export default async function Page({ params }: Props) {
  return <HomeSectionPage kind="FEATURED" {...await params} />
}
