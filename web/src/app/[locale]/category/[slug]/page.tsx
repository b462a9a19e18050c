import { CategoryPage, categoryHead } from '#features/catalogue/categories/category-page.tsx'

type Props = { params: Promise<{ slug: string }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => categoryHead((await params).slug)

export default async function Page({ params }: Props) {
  return <CategoryPage slug={(await params).slug} />
}
