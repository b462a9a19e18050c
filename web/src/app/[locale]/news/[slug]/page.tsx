import { NewsArticle, loadNewsArticleHead } from '#features/site/news/news-article.tsx'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadNewsArticleHead((await params).slug)

export default async function Page({ params }: Props) {
  return <NewsArticle slug={(await params).slug} />
}
