import { loadKeywordsHead, KeywordsPage } from '#features/catalogue/keywords/keywords-page.tsx'

export const generateMetadata = loadKeywordsHead

export default function Page() {
  return <KeywordsPage requested="" />
}
