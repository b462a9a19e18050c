import { readNewsView } from '#features/site/news-address.ts'
import { NewsPage, newsHead } from '#features/site/news-page.tsx'

type Props = { params: Promise<{ view: string[] }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => newsHead(readNewsView((await params).view))

export default async function Page({ params }: Props) {
  return <NewsPage view={readNewsView((await params).view)} />
}
