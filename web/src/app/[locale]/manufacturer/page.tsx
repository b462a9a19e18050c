import { makersHead, MakersPage } from '#features/catalogue/manufacturers/makers-page.tsx'

export const generateMetadata = () => makersHead('')

export default function Page() {
  return <MakersPage asked="" />
}
