import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Unavailable } from '#ui/states/unavailable.tsx'
import { ComparedPartDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { ListHead } from '../list-head.tsx'
import { SellingRows } from '../purchase/selling-rows.tsx'
import { CompareTable } from './compare-table.tsx'
import { compareHref, maxCompared, readCompared } from './selection.ts'
import { SyncSelection } from './sync-selection-client.tsx'
import styles from './compare-page.module.css'

type CompareParams = { part?: string | string[]; differences?: string | string[]; qty?: string | string[] }

/** Comparisons are personal, so search engines index the parts only. */
export async function loadCompareHead(): Promise<Metadata> {
  const t = await getTranslations('catalogue.compare')
  return { title: t('title'), description: t('description'), robots: { index: false, follow: true } }
}

export async function ComparePage({ part, differences, qty }: CompareParams) {
  const slugs = readCompared(part)
  const isDifferencesOnly = differences === '1'
  const quantity = readQuantity([qty ?? ''].flat()[0] ?? '') || null
  const [t, common, layout, ...results] = await Promise.all([
    getTranslations('catalogue'),
    getTranslations('common'),
    getTranslations('layout'),
    ...slugs.map((slug) => read(ComparedPartDocument, { slug })),
  ])
  const parts = results.flatMap(({ data }) => data?.product ?? [])
  const remaining = slugs.filter((_, at) => results[at]?.data?.product || !results[at]?.ok)
  const gone = results.filter(({ ok, data }) => ok && !data?.product).length
  const hasFailed = results.some(({ ok, data }) => !ok && !data?.product)
  const find = (
    <ButtonLink variant={parts.length > 0 ? 'quiet' : 'primary'} isSmall={parts.length > 0} href="/category">
      {t('compare.find')}
    </ButtonLink>
  )
  return (
    <>
      <Breadcrumbs
        label={layout('breadcrumbs')}
        trail={[{ name: common('home'), href: '/' }]}
        current={t('compare.title')}
      />
      <ListHead title={t('compare.title')}>{gone > 0 && t('compare.gone', { count: gone })}</ListHead>
      {hasFailed && <Unavailable />}
      {parts.length > 0 ? (
        <SellingRows>
          <div className={styles.tools}>
            {parts.length > 1 ? (
              <ButtonLink
                isSmall
                variant="quiet"
                className={isDifferencesOnly ? styles.on : undefined}
                aria-current={isDifferencesOnly ? 'true' : undefined}
                href={compareHref(slugs, { isDifferencesOnly: !isDifferencesOnly, quantity })}
                scroll={false}
              >
                {t('compare.differences')}
              </ButtonLink>
            ) : (
              <p>{t('compare.one')}</p>
            )}
            {find}
          </div>
          <CompareTable
            parts={parts}
            slugs={remaining}
            isDifferencesOnly={isDifferencesOnly && parts.length > 1}
            quantity={quantity}
          />
          {!hasFailed && <SyncSelection parts={parts.map(({ slug, partNumber }) => ({ slug, partNumber }))} />}
        </SellingRows>
      ) : (
        !hasFailed && (
          <>
            <EmptyState title={t('compare.none')} action={find}>
              {t('compare.noneText', { max: maxCompared })}
            </EmptyState>
            <SyncSelection parts={[]} />
          </>
        )
      )}
    </>
  )
}
