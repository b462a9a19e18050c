import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LoginPage } from '#features/account/index.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.login')
  return { title: t('title'), description: t('description') }
}

export default function Page() {
  return <LoginPage />
}
