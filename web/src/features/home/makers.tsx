import { getTranslations } from 'next-intl/server'
import { HomeMakersDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { Chip } from '#ui/chip.tsx'
import { MakerTile } from './maker-tile.tsx'
import { MissingShelf } from './missing-shelf.tsx'
import { Shelf } from './shelf.tsx'
import styles from './makers.module.css'

/** Fills whole rows of six, four, three and two. */
const shown = 12

const lines = [
  { key: 'lineCards', href: '/linecards' },
  { key: 'franchisedLines', href: '/franchisedlines' },
  { key: 'strongLines', href: '/stronglines' },
] as const

/** The makers with most part numbers on the line card. */
export async function Makers({ total }: { total?: number }) {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeMakersDocument, {})])
  const makers = data?.manufacturerLines?.nodes
    .map(({ manufacturer }) => manufacturer)
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, shown)
  const all = total === undefined ? t('everyMaker') : t('allMakers', { count: total })
  return (
    <Shelf id="makers" title={t('makersHeading')} note={t('makersNote')} all={{ href: '/manufacturer', label: all }}>
      {!makers && <MissingShelf />}
      {makers && makers.length > 0 && (
        <ul className={styles.makers}>
          {makers.map((maker) => (
            <li key={maker.id}>
              <MakerTile maker={maker} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={t('makerLines')} className={styles.lines}>
        {lines.map(({ key, href }) => (
          <Chip key={key} href={href} prefetch={false} className={styles.line}>
            {t(key)}
          </Chip>
        ))}
      </nav>
    </Shelf>
  )
}
