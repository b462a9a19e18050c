import { getTranslations } from 'next-intl/server'
import { HomeManufacturersDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { Chip } from '#ui/chip.tsx'
import { ManufacturerTile } from './manufacturer-tile.tsx'
import { MissingSection } from './missing-section.tsx'
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
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, shown)
  const all = total === undefined ? t('manufacturerIndex') : t('allManufacturers', { count: total })
  return (
    <HomeSection
      id="makers"
      title={t('manufacturersHeading')}
      note={t('manufacturersNote')}
      all={{ href: '/manufacturer', label: all }}
    >
      {!manufacturers && <MissingSection />}
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
          <Chip key={key} href={href} prefetch={false} className={styles.line}>
            {t(key)}
          </Chip>
        ))}
      </nav>
    </HomeSection>
  )
}
