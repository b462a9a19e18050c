import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { listCountryNames } from '@partgate/schema/country-codes.ts'
import { CartPage } from '#features/cart/index.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('cart')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default async function Page() {
  return <CartPage countries={listCountryNames(await getLocale())} />
}
