import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomePage } from '#features/home/home-page.tsx'
import { HomePageDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { pageMetadata } from '#seo/page-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomePageDocument, {})])
  return pageMetadata({
    href: '/',
    title: { absolute: data?.seo?.title ?? t('title') },
    description: data?.seo?.description ?? t('description'),
    keywords: data?.seo?.keywords,
  })
}

export default async function Page() {
  const { data } = await read(HomePageDocument, {})
  return <HomePage data={data ?? {}} />
}
