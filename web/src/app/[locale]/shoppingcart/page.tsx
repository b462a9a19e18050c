import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CartPage } from '#features/cart/index.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('cart')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default function Page() {
  return <CartPage />
}
