import { useTranslations } from 'next-intl'
import { Monogram } from '#features/catalogue/index.ts'
import type { HomeMakersQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './makers.module.css'

type Maker = NonNullable<HomeMakersQuery['manufacturerLines']>['nodes'][number]['manufacturer']

export function MakerTile({ maker: { slug, name, productCount } }: { maker: Maker }) {
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
