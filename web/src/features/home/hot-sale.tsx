import { getTranslations } from 'next-intl/server'
import { HomeHotSaleDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { FloorTable } from './floor-table.tsx'
import { MissingShelf } from './missing-shelf.tsx'
import { Shelf } from './shelf.tsx'

export async function HotSale() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeHotSaleDocument, {})])
  const products = data?.floor?.nodes
  if (products?.length === 0) return null
  return (
    <Shelf id="hot-sale" title={t('hotSale')} all={{ href: '/hotsaleparts', label: t('allHotSale') }}>
      {products ? <FloorTable caption={t('hotSale')} products={products} /> : <MissingShelf />}
    </Shelf>
  )
}
