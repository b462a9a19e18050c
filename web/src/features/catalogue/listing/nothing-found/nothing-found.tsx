import { getLocale, getTranslations } from 'next-intl/server'
import { NearMatchesDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { toBeginnings } from './beginnings.ts'
import { toSearchFilter, hasActiveFilters, listingHref, withoutFilters, type ListingState } from '../listing-state.ts'
import { NearMatches } from './near-matches.tsx'
import styles from './nothing-found.module.css'

type NothingFoundProps = { state: ListingState; totalCount: number }

const readNear = async (state: ListingState) => {
  const beginnings = toBeginnings(state.query)
  const [long, middle, short] = beginnings
  if (long === '') return null
  const { data } = await read(NearMatchesDocument, {
    query: state.query,
    detectFilters: !state.isTextOnly,
    filter: toSearchFilter({ ...state, ...withoutFilters }),
    isNarrowed: hasActiveFilters(state),
    long,
    middle,
    short,
  })
  return data ? { beginnings, found: data } : null
}

export async function NothingFound({ state, totalCount }: NothingFoundProps) {
  const [t, locale] = await Promise.all([getTranslations('catalogue.noResults'), getLocale()])
  if (totalCount > 0)
    return (
      <EmptyState
        title={t('noSuchPage')}
        action={<ButtonLink href={listingHref(state)}>{t('firstPage')}</ButtonLink>}
      />
    )
  const { query } = state
  const near = await readNear(state)
  const total = near?.found.withoutFilters
  const isNarrowed = total !== undefined && total !== null && total.totalCount > 0
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={query && !isNarrowed ? t('titleOf', { query }) : t('title')}
        action={
          <span className={styles.actions}>
            {isNarrowed && (
              <ButtonLink variant="primary" href={listingHref(state, withoutFilters)}>
                {t('withoutFiltersCount', {
                  count: total.totalCount,
                  number: getNumberFormats(locale).counted(total.totalCount, total.isTotalCapped),
                })}
              </ButtonLink>
            )}
            {hasActiveFilters(state) && !near && (
              <ButtonLink href={listingHref(state, withoutFilters)}>{t('withoutFilters')}</ButtonLink>
            )}
            <ButtonLink href="/keywords">{t('keywords')}</ButtonLink>
            <ButtonLink href="/category">{t('browse')}</ButtonLink>
          </span>
        }
      >
        {!isNarrowed && (
          <ul className={styles.help}>
            <li>{t('spelling')}</li>
            <li>{t('shorter')}</li>
            <li>{t('words')}</li>
          </ul>
        )}
      </EmptyState>
      {near && <NearMatches {...near} />}
      {query && (
        <section className={styles.ask} aria-labelledby="ask">
          <div>
            <h2 id="ask">{t('requestQuote')}</h2>
            <p>{t('requestQuoteText')}</p>
          </div>
          <ButtonLink variant="primary" href={`/rfq?${new URLSearchParams({ part: query })}`}>
            <span>{t.rich('requestQuoteFor', { query, part: (text) => <bdi dir="ltr">{text}</bdi> })}</span>
          </ButtonLink>
        </section>
      )}
    </div>
  )
}
