import { getTranslations } from 'next-intl/server'
import { RelatedPartsDocument } from '#graphql/generated/documents/catalogue.ts'
import type { ProductTitle_ProductFragment } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import { PartNumber, PartText } from '#ui/figures.tsx'
import { Label } from '#ui/sheet.tsx'
import styles from './product-title.module.css'

const hasAlternatives = async (slug: string) => {
  const { data } = await read(RelatedPartsDocument, { slug })
  return Boolean(data?.product?.substitutes?.length)
}

export async function ProductTitle({ product }: { product: ProductTitle_ProductFragment }) {
  const t = await getTranslations('catalogue.product')
  const { slug, manufacturer, manufacturerName, partNumber, description, lifecycleStatus } = product
  const isActive = lifecycleStatus === 'ACTIVE'
  const [place, label] =
    !isActive && (await hasAlternatives(slug))
      ? (['#alternatives', 'seeAlternatives'] as const)
      : (['#parameters', 'findSimilar'] as const)
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
      {!isActive && (
        <p className={styles.life} role="note">
          {t(`lifecycleNotes.${lifecycleStatus}`)} <a href={place}>{t(label)}</a>
        </p>
      )}
    </StaticPart>
  )
}
