import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Unavailable } from '#ui/states/unavailable.tsx'
import type { LineKind } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { getNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PrintButton } from '#ui/print-button-client.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { ListHead } from '../list-head.tsx'
import { LineCard } from './line-card.tsx'
import { lineHref, lineKinds, linePages } from './line-kinds.ts'
import { LineList } from './line-list.tsx'
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
            <p>{t('lines.count', { count: lines.length, number: getNumberFormats(locale).integer(lines.length) })}</p>
            <PrintButton isSmall className={styles.print} label={t('lines.print')} />
          </div>
          {kind === 'LINE_CARD' ? <LineCard lines={lines} /> : <LineList kind={kind} lines={lines} />}
        </>
      )}
    </>
  )
}

function LineViews({ current }: { current: LineKind }) {
  const t = useTranslations('catalogue.lines')
  return (
    <nav aria-label={t('views')} className={styles.views}>
      <ul>
        {lineKinds.map((kind) => (
          <li key={kind}>
            <Link href={linePages[kind].path} aria-current={kind === current ? 'page' : undefined}>
              {t(`titles.${kind}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link href="/manufacturer">{t('allManufacturers')}</Link>
        </li>
      </ul>
    </nav>
  )
}
