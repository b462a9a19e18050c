import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ActivatePage } from '#features/account/index.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.activate')
  return { title: t('title'), description: t('description'), robots: { index: false }, referrer: 'no-referrer' }
}

export default function Page() {
  return <ActivatePage />
}
