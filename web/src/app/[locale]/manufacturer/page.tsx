import { loadManufacturersHead, ManufacturersPage } from '#features/catalogue/manufacturers/manufacturers-page.tsx'

export const generateMetadata = () => loadManufacturersHead('')

export default function Page() {
  return <ManufacturersPage requested="" />
}
