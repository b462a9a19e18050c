import { getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { Monogram } from '#features/catalogue/index.ts'
import { HomeManufacturersDocument } from '#graphql/generated/documents/home.ts'
import type { HomeManufacturersQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Chip } from '#ui/chip.tsx'
import { Num } from '#ui/figures.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './manufacturers.module.css'

/** Fills whole rows of six, four, three and two. */
const shown = 12

const lines = [
  { key: 'lineCards', href: '/linecards' },
  { key: 'franchisedLines', href: '/franchisedlines' },
  { key: 'strongLines', href: '/stronglines' },
] as const

export async function Manufacturers({ total }: { total?: number }) {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeManufacturersDocument, {})])
  const manufacturers = data?.manufacturerLines?.nodes
    .map(({ manufacturer }) => manufacturer)
    .toSorted((one, other) => other.partCount - one.partCount)
    .slice(0, shown)
  const all = total === undefined ? t('manufacturerIndex') : t('allManufacturers', { count: total })
  return (
    <HomeSection
      id="manufacturers"
      title={t('manufacturersHeading')}
      note={t('manufacturersNote')}
      all={{ href: '/manufacturer', label: all }}
    >
      {!manufacturers && <Missing />}
      {manufacturers && manufacturers.length > 0 && (
        <ul className={styles.manufacturers}>
          {manufacturers.map((manufacturer) => (
            <li key={manufacturer.id}>
              <ManufacturerTile manufacturer={manufacturer} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={t('ourLines')} className={styles.lines}>
        {lines.map(({ key, href }) => (
          <Chip key={key} href={href} className={styles.line}>
            {t(key)}
          </Chip>
        ))}
      </nav>
    </HomeSection>
  )
}

type Manufacturer = NonNullable<HomeManufacturersQuery['manufacturerLines']>['nodes'][number]['manufacturer']

function ManufacturerTile({ manufacturer: { slug, name, partCount } }: { manufacturer: Manufacturer }) {
  const t = useTranslations('home')
  const { integer } = useNumbers()
  return (
    <Link href={`/manufacturer/${slug}`}>
      <Monogram name={name} />
      <span>
        <bdi className={styles.name}>{name}</bdi>
        <Num className={styles.count}>{integer(partCount)}</Num>
        <VisuallyHidden> {t('partNumbers')}</VisuallyHidden>
      </span>
    </Link>
  )
}
