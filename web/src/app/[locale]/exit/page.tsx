import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ExitPage } from '#features/account/index.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.exit')
  return { title: t('title'), robots: { index: false } }
}

export default function Page() {
  return <ExitPage />
}
