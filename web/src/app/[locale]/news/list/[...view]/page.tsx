import { readNewsView } from '#features/site/news/news-address.ts'
import { NewsPage, loadNewsHead } from '#features/site/news/news-page.tsx'

type Props = { params: Promise<{ view: string[] }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadNewsHead(readNewsView((await params).view))

export default async function Page({ params }: Props) {
  return <NewsPage view={readNewsView((await params).view)} />
}
