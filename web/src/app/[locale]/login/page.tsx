import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loginPath } from '@partgate/schema/pages.ts'
import { LoginPage } from '#features/account/index.ts'
import { pageMetadata } from '#seo/page-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.login')
  return pageMetadata({ href: loginPath, title: t('title'), description: t('description'), isIndexed: false })
}

export default function Page() {
  return <LoginPage />
}
