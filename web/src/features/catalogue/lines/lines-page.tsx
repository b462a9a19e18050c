import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Unavailable } from '#features/site/index.ts'
import type { LineKind } from '#graphql/generated/types.ts'
import { createNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { ListHead } from '../listing/list-head.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { LineCard } from './line-card.tsx'
import { lineHref, linePages } from './line-kinds.ts'
import { LineList } from './line-list.tsx'
import { LineViews } from './line-views.tsx'
import { PrintButton } from '#ui/print-button-client.tsx'
import { loadLines } from './read-lines.ts'
import styles from './lines-page.module.css'

export const loadLinesHead = (kind: LineKind): Promise<Metadata> =>
  loadPageHead({ page: linePages[kind].seo, href: linePages[kind].path })

export async function LinesPage({ kind }: { kind: LineKind }) {
  const [t, locale, lines] = await Promise.all([getTranslations('catalogue'), getLocale(), loadLines(kind)])
  const title = t(`lines.titles.${kind}`)
  return (
    <>
      <PageTrail
        current={{ name: title, href: linePages[kind].path }}
        list={lines?.map(({ manufacturer: { slug, name } }) => ({ name, href: lineHref(kind, slug) }))}
      />
      <ListHead title={title} />
      <p className={styles.text}>{t(`lines.texts.${kind}`)}</p>
      <LineViews current={kind} />
      {!lines && <Unavailable />}
      {lines?.length === 0 && (
        <EmptyState
          title={t('lines.none')}
          action={<ButtonLink href="/manufacturer">{t('lines.allManufacturers')}</ButtonLink>}
        >
          {t('lines.noneText')}
        </EmptyState>
      )}
      {lines && lines.length > 0 && (
        <>
          <div className={styles.bar}>
            <p>
              {t('lines.count', { count: lines.length, number: createNumberFormats(locale).integer(lines.length) })}
            </p>
            <PrintButton small className={styles.print} label={t('lines.print')} />
          </div>
          {kind === 'LINE_CARD' ? <LineCard lines={lines} /> : <LineList kind={kind} lines={lines} />}
        </>
      )}
    </>
  )
}
