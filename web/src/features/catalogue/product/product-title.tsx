import { useTranslations } from 'next-intl'
import type { ProductTitle_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import { PartNumber, PartText } from '#ui/figures.tsx'
import { Label } from '#ui/sheet.tsx'
import styles from './product-title.module.css'

export function ProductTitle({ product }: { product: ProductTitle_ProductFragment }) {
  const t = useTranslations('catalogue.product')
  const { manufacturer, manufacturerName, partNumber, description, lifecycleStatus } = product
  return (
    <StaticPart as="header" className={styles.title}>
      <Label>
        {manufacturer ? (
          <Link href={`/manufacturer/${manufacturer.slug}`}>
            <bdi>{manufacturerName}</bdi>
          </Link>
        ) : (
          <bdi>{manufacturerName}</bdi>
        )}
      </Label>
      <h1>
        <PartNumber>{partNumber}</PartNumber>
      </h1>
      <p className={styles.description}>
        <PartText>{description}</PartText>
      </p>
      {lifecycleStatus !== 'ACTIVE' && (
        <p className={styles.life} role="note">
          {t(`lifecycleNotes.${lifecycleStatus}`)} <a href="#alternatives">{t('seeAlternatives')}</a>
        </p>
      )}
    </StaticPart>
  )
}
