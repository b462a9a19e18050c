import { getTranslations } from 'next-intl/server'
import { HomeHotSaleDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { SectionTable } from './section-table.tsx'
import { MissingSection } from './missing-section.tsx'
import { HomeSection } from './home-section.tsx'

export async function HotSale() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeHotSaleDocument, {})])
  const products = data?.floor?.nodes
  if (products?.length === 0) return null
  return (
    <HomeSection id="hot-sale" title={t('hotSale')} all={{ href: '/hotsaleparts', label: t('allHotSale') }}>
      {products ? <SectionTable caption={t('hotSale')} products={products} /> : <MissingSection />}
    </HomeSection>
  )
}
