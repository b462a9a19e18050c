import { NewsArticle, newsArticleHead } from '#features/site/news-article.tsx'

type Props = { params: Promise<{ slug: string }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => newsArticleHead((await params).slug)

export default async function Page({ params }: Props) {
  return <NewsArticle slug={(await params).slug} />
}
