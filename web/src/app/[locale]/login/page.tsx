import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LoginPage } from '#features/account/index.ts'
import { alternatesOf } from '#seo/alternates.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.login')
  return { title: t('title'), description: t('description'), alternates: alternatesOf('/login', await getLocale()) }
}

export default function Page() {
  return <LoginPage />
}
