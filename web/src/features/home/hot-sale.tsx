import { getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { shopCurrency } from '@partgate/schema/currency.ts'
import { breakAt, PartPicture } from '#features/catalogue/index.ts'
import { HomeHotSaleDocument } from '#graphql/generated/documents/home.ts'
import type { HomePart_ProductFragment } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, PartText, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './hot-sale.module.css'

export async function HotSale() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeHotSaleDocument, {})])
  const products = data?.homeSection?.nodes
  if (products?.length === 0) return null
  return (
    <HomeSection id="hot-sale" title={t('hotSale')} all={{ href: '/hotsaleparts', label: t('allHotSale') }}>
      {products ? <SectionTable caption={t('hotSale')} products={products} /> : <Missing />}
    </HomeSection>
  )
}

function SectionTable({ caption, products }: { caption: string; products: HomePart_ProductFragment[] }) {
  const t = useTranslations('home')
  const numbers = useNumbers()
  return (
    <Table
      className={styles.box}
      caption={caption}
      head={
        <>
          <Th className={styles.picture}>
            <VisuallyHidden>{t('picture')}</VisuallyHidden>
          </Th>
          <Th>{t('part')}</Th>
          <Th className={styles.what}>{t('partDescription')}</Th>
          <Th className={styles.package}>{t('package')}</Th>
          <Th isNumeric>{t('stock')}</Th>
          <Th isNumeric>{t('from', { currency: shopCurrency })}</Th>
        </>
      }
    >
      {products.map((product) => {
        const { id, slug, partNumber, manufacturerName, description, stock, priceBreaks } = product
        const cheapest = breakAt(priceBreaks, stock)
        return (
          <tr key={id}>
            <Td className={styles.picture}>
              <PartPicture product={product} className={styles.drawing} />
            </Td>
            <th scope="row" className={styles.part}>
              <Link href={productPath(slug)}>
                <PartNumber>{partNumber}</PartNumber>
              </Link>
              <span className={styles.manufacturer}>
                <bdi>{manufacturerName}</bdi>
              </span>
            </th>
            <Td className={styles.what}>
              <PartText>{description}</PartText>
            </Td>
            <Td className={styles.package}>{product.packageName && <Num>{product.packageName}</Num>}</Td>
            <Td isNumeric>
              <Num>{numbers.integer(stock)}</Num>
            </Td>
            <Td isNumeric>
              {cheapest ? (
                <Price amount={numbers.unitPrice(cheapest.unitPrice.amount)} />
              ) : (
                <span className={styles.request}>{t('onRequest')}</span>
              )}
            </Td>
          </tr>
        )
      })}
    </Table>
  )
}
