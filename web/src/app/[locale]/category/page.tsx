import { CategoriesPage, categoriesHead } from '#features/catalogue/categories/categories-page.tsx'

export const generateMetadata = categoriesHead

export default function Page() {
  return <CategoriesPage />
}
