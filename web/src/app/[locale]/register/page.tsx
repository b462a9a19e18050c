import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RegisterPage } from '#features/account/index.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.register')
  return { title: t('title'), description: t('description') }
}

export default function Page() {
  return <RegisterPage />
}
