import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { CompanyPageDocument } from '#graphql/generated/documents/site.ts'
import { read } from '#graphql/server.ts'
import { getTimeFormats } from '#i18n/time-formats.ts'
import { Link } from '#i18n/link.tsx'
import { pageMetadata } from '#seo/page-metadata.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { classes } from '#ui/classes.ts'
import { Sheet, Label } from '#ui/sheet.tsx'
import { Unavailable } from '#ui/states/unavailable.tsx'
import { companyPageHref, isCompanyPage, companyPages, type CompanyPageSlug } from '../company-pages.ts'
import { ConsentSection } from '../consent/consent.tsx'
import { NotFoundPage, notFoundMetadata } from '../error-pages/not-found-page.tsx'
import { Writing } from '../writing.tsx'
import styles from './company-page.module.css'
import list from '#ui/side-list.module.css'

export async function loadCompanyPageHead(slug: string): Promise<Metadata> {
  if (!isCompanyPage(slug)) return notFoundMetadata()
  const [t, { ok, data }] = await Promise.all([getTranslations('site'), read(CompanyPageDocument, { slug })])
  if (ok && !data.page) return notFoundMetadata()
  return pageMetadata({
    href: companyPageHref(slug),
    title: data?.page?.title ?? t(`pages.${slug}`),
    description: data?.page?.sections[0]?.paragraphs[0],
  })
}

export async function CompanyPage({ slug }: { slug: string }) {
  if (!isCompanyPage(slug)) return <NotFoundPage />
  const [t, locale, result] = await Promise.all([
    getTranslations('site'),
    getLocale(),
    read(CompanyPageDocument, { slug }),
  ])
  const page = result.data?.page
  if (!page) return result.ok ? <NotFoundPage /> : <Unavailable level="h1" />
  return (
    <>
      <PageTrail current={{ name: t(`pages.${slug}`), href: companyPageHref(slug) }} />
      <div className={styles.columns}>
        <SideList current={slug} />
        <Sheet as="article" className={styles.page}>
          <h1>{page.title}</h1>
          <p className={styles.changed}>
            {t('updated', { date: getTimeFormats(locale, 'UTC').longDay(page.updatedAt) })}
          </p>
          <Writing languageTag={page.languageTag} sections={page.sections} />
          {slug === 'cookies-policy' && <ConsentSection />}
        </Sheet>
      </div>
    </>
  )
}

function SideList({ current }: { current: CompanyPageSlug }) {
  const t = useTranslations('site')
  return (
    <nav className={classes(list.side, styles.side)} aria-label={t('information')}>
      <Label>{t('information')}</Label>
      <ul>
        {companyPages.map((slug) => (
          <li key={slug}>
            <Link href={companyPageHref(slug)} aria-current={slug === current ? 'page' : undefined}>
              {t(`pages.${slug}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
