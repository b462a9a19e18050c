import { useTranslations } from 'next-intl'
import { Monogram } from '#features/catalogue/index.ts'
import type { HomeManufacturersQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './manufacturers.module.css'

type Manufacturer = NonNullable<HomeManufacturersQuery['manufacturerLines']>['nodes'][number]['manufacturer']

export function ManufacturerTile({ manufacturer: { slug, name, productCount } }: { manufacturer: Manufacturer }) {
  const t = useTranslations('home')
  const { integer } = useNumbers()
  return (
    <Link href={`/manufacturer/${slug}`} prefetch={false}>
      <Monogram name={name} />
      <span>
        <bdi className={styles.name}>{name}</bdi>
        <Num className={styles.count}>{integer(productCount)}</Num>
        <VisuallyHidden> {t('partNumbers')}</VisuallyHidden>
      </span>
    </Link>
  )
}
