import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SharedCartPage } from '#features/cart/index.ts'

/** Not cached: each link has its own page. */
export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('cartPage.shared')
  return {
    title: t('title'),
    description: t('description'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

type Props = { params: Promise<{ token: string }> }

export default async function Page({ params }: Props) {
  return <SharedCartPage token={(await params).token} />
}
