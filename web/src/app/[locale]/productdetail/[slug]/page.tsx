import { ProductPage } from '#features/catalogue/product/product-page.tsx'
import { loadProductHead } from '#features/catalogue/product/product-head.ts'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadProductHead((await params).slug)

export default async function Page({ params }: Props) {
  return <ProductPage slug={(await params).slug} />
}
