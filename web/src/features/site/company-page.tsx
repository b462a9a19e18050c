import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CompanyPageDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { datesOf } from '#i18n/dates.ts'
import { alternatesOf } from '#seo/alternates.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { companyPageHref, isCompanyPage } from './company-pages.ts'
import { NotFoundPage, notFoundMetadata } from './not-found-page.tsx'
import { SideList } from './side-list.tsx'
import { Unavailable } from './unavailable.tsx'
import { Writing } from './writing.tsx'
import styles from './company-page.module.css'

export async function companyPageHead(slug: string): Promise<Metadata> {
  if (!isCompanyPage(slug)) return notFoundMetadata()
  const [t, locale, { data }] = await Promise.all([
    getTranslations('site'),
    getLocale(),
    read(CompanyPageDocument, { slug }),
  ])
  return {
    title: data?.page?.title ?? t(`pages.${slug}`),
    description: data?.page?.sections[0]?.paragraphs[0],
    alternates: alternatesOf(companyPageHref(slug), locale),
  }
}

/** One of the shop's own pages, to be read and printed. */
export async function CompanyPage({ slug }: { slug: string }) {
  if (!isCompanyPage(slug)) return <NotFoundPage />
  const [t, common, layout, locale, result] = await Promise.all([
    getTranslations('site'),
    getTranslations('common'),
    getTranslations('layout'),
    getLocale(),
    read(CompanyPageDocument, { slug }),
  ])
  const page = result.data?.page
  if (!page) return result.ok ? <NotFoundPage /> : <Unavailable />
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs
          label={layout('breadcrumbs')}
          trail={[{ name: common('home'), href: '/' }]}
          current={t(`pages.${slug}`)}
        />
      </div>
      <div className={styles.columns}>
        <SideList current={slug} />
        <Sheet as="article" className={styles.page}>
          <h1>{page.title}</h1>
          <p className={styles.changed}>{t('updated', { date: datesOf(locale).day(page.updatedAt) })}</p>
          <Writing languageTag={page.languageTag} sections={page.sections} />
        </Sheet>
      </div>
    </>
  )
}
