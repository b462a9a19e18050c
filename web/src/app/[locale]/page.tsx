import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { HomePage } from '#features/home/home-page.tsx'
import { HomePageDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { alternatesOf } from '#seo/alternates.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale, { data }] = await Promise.all([getTranslations('home'), getLocale(), read(HomePageDocument, {})])
  return {
    title: { absolute: data?.seo?.title ?? t('title') },
    description: data?.seo?.description ?? t('description'),
    keywords: data?.seo?.keywords,
    alternates: alternatesOf('/', locale),
  }
}

export default async function Page() {
  const { data } = await read(HomePageDocument, {})
  return <HomePage data={data ?? {}} />
}
