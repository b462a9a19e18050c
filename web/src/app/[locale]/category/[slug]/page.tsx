import { CategoryPage, loadCategoryHead } from '#features/catalogue/categories/category-page.tsx'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadCategoryHead((await params).slug)

export default async function Page({ params }: Props) {
  return <CategoryPage slug={(await params).slug} />
}
