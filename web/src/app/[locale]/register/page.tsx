import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { RegisterPage } from '#features/account/index.ts'
import { alternatesOf } from '#seo/alternates.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.register')
  return { title: t('title'), description: t('description'), alternates: alternatesOf('/register', await getLocale()) }
}

export default function Page() {
  return <RegisterPage />
}
