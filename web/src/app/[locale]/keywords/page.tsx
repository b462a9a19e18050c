import { keywordsHead, KeywordsPage } from '#features/catalogue/keywords/keywords-page.tsx'

export const generateMetadata = keywordsHead

export default function Page() {
  return <KeywordsPage asked="" />
}
