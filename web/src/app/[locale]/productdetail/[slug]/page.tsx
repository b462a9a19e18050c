import { ProductPage } from '#features/catalogue/product/product-page.tsx'
import { productHead } from '#features/catalogue/product/product-head.ts'

type Props = { params: Promise<{ slug: string }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => productHead((await params).slug)

export default async function Page({ params }: Props) {
  return <ProductPage slug={(await params).slug} />
}
