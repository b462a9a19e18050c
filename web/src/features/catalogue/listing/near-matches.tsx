import { getLocale, getTranslations } from 'next-intl/server'
import { toSearchPath } from '@partgate/schema/pages.ts'
import type { NearMatchesQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { getNumberFormats } from '#i18n/numbers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { PartLink } from '../parts/part-link.tsx'
import { listingHref, withoutFilters, type ListingState } from './listing-state.ts'
import styles from './nothing-found.module.css'

type NearMatchesProps = { state: ListingState; beginnings: [string, string, string]; found: NearMatchesQuery }

const nearest = ({ long, middle, short }: NearMatchesQuery, beginnings: readonly string[]) =>
  [long, middle, short]
    .map((parts, at) => ({ parts: parts ?? [], beginning: beginnings[at] ?? '' }))
    .find(({ parts }) => parts.length > 0)

export async function NearMatches({ state, beginnings, found }: NearMatchesProps) {
  const [t, locale] = await Promise.all([getTranslations('catalogue.noResults'), getLocale()])
  const near = nearest(found, beginnings)
  const total = found.withoutFilters
  return (
    <>
      {total && total.totalCount > 0 && (
        <ButtonLink variant="primary" href={listingHref(state, withoutFilters)}>
          {t('withoutFiltersCount', {
            count: total.totalCount,
            number: getNumberFormats(locale).counted(total.totalCount, total.isTotalCapped),
          })}
        </ButtonLink>
      )}
      {near && (
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
      )}
    </>
  )
}
