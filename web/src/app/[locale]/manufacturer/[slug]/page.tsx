import { loadManufacturerHead, ManufacturerPage } from '#features/catalogue/manufacturers/manufacturer-page.tsx'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadManufacturerHead((await params).slug)

export default async function Page({ params }: Props) {
  return <ManufacturerPage slug={(await params).slug} />
}
