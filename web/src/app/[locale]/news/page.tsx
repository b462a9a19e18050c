import { NewsPage, newsHead } from '#features/site/news-page.tsx'

export const generateMetadata = newsHead

export default function Page() {
  return <NewsPage />
}
