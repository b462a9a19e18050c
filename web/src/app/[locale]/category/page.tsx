import { CategoriesPage, loadCategoriesHead } from '#features/catalogue/categories/categories-page.tsx'

export const generateMetadata = loadCategoriesHead

export default function Page() {
  return <CategoriesPage />
}
