import { getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { shopCurrency } from '@partgate/schema/currency.ts'
import { breakAt, PartPicture } from '#features/catalogue/index.ts'
import { HomePreferentialDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { classes } from '#ui/classes.ts'
import { PartNumber, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './zone.module.css'

export async function Preferential() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomePreferentialDocument, {})])
  const products = data?.homeSection?.nodes
  if (products?.length === 0) return null
  const firstPrice = t('firstPrice', { currency: shopCurrency })
  const bestPrice = t('bestPrice', { currency: shopCurrency })
  return (
    <HomeSection id="preferential" title={t('preferential')} note={t('preferentialNote')}>
      {!products && <Missing />}
      {products && (
        <Table
          caption={t('preferential')}
          className={styles.table}
          head={
            <>
              <Th>{t('part')}</Th>
              <Th isNumeric>{firstPrice}</Th>
              <Th isNumeric>{bestPrice}</Th>
            </>
          }
        >
          {products.map((product) => (
            <tr key={product.id}>
              <th scope="row">
                <span className={styles.part}>
                  <PartPicture product={product} className={styles.drawing} />
                  <span>
                    <Link href={productPath(product.slug)}>
                      <PartNumber>{product.partNumber}</PartNumber>
                    </Link>
                    <bdi className={styles.quiet}>{product.manufacturerName}</bdi>
                  </span>
                </span>
              </th>
              <Td isNumeric data-label={firstPrice}>
                <PriceStep step={product.priceBreaks[0]} />
              </Td>
              <Td isNumeric data-label={bestPrice}>
                <PriceStep step={breakAt(product.priceBreaks, product.stock)} isBest />
              </Td>
            </tr>
          ))}
        </Table>
      )}
    </HomeSection>
  )
}

type PriceStepProps = { step?: { quantity: number; unitPrice: { amount: string } }; isBest?: boolean }

function PriceStep({ step, isBest = false }: PriceStepProps) {
  const t = useTranslations('home')
  const catalogue = useTranslations('catalogue')
  const numbers = useNumbers()
  if (!step) return <span className={styles.quiet}>{t('onRequest')}</span>
  return (
    <>
      <Price amount={numbers.unitPrice(step.unitPrice.amount)} className={classes(isBest && styles.best)} />
      <span className={styles.quiet}>{catalogue('fromPieces', { quantity: numbers.integer(step.quantity) })}</span>
    </>
  )
}
