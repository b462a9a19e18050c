import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RegisterPage } from '#features/account/index.ts'
import { pageMetadata } from '#seo/page-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.register')
  return pageMetadata({ href: '/register', title: t('title'), description: t('description'), isIndexed: false })
}

export default function Page() {
  return <RegisterPage />
}
