import { getTranslations } from 'next-intl/server'
import { toSearchPath } from '@partgate/schema/pages.ts'
import type { NearMatchesQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { PartLink } from '../../parts/part-link.tsx'
import styles from './nothing-found.module.css'

type NearMatchesProps = { beginnings: [string, string, string]; found: NearMatchesQuery }

const nearest = ({ long, middle, short }: NearMatchesQuery, beginnings: readonly string[]) =>
  [long, middle, short]
    .map((parts, at) => ({ parts: parts ?? [], beginning: beginnings[at] ?? '' }))
    .find(({ parts }) => parts.length > 0)

export async function NearMatches({ beginnings, found }: NearMatchesProps) {
  const t = await getTranslations('catalogue.noResults')
  const near = nearest(found, beginnings)
  return (
    near && (
      <section className={styles.near} aria-labelledby="near">
        <h2 id="near">
          {t.rich('near', { beginning: near.beginning, part: (text) => <PartNumber>{String(text)}</PartNumber> })}
        </h2>
        <ul>
          {near.parts.map(({ slug, partNumber, manufacturerName }) => (
            <li key={slug}>
              <PartLink product={{ slug, partNumber }} />
              <span className={styles.manufacturer}>{manufacturerName}</span>
            </li>
          ))}
        </ul>
        <Link href={toSearchPath(near.beginning)} className={styles.all}>
          {t('allNear')}
        </Link>
      </section>
    )
  )
}
