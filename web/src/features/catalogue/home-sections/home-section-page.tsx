import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { productPath } from '@partgate/schema/pages.ts'
import { NotFoundPage, notFoundMetadata } from '#features/site/index.ts'
import { Unavailable } from '#ui/states/unavailable.tsx'
import { HomeSectionPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../listing/list-pages.tsx'
import { SellingRows } from '../purchase/selling-rows.tsx'
import {
  homeSectionHref,
  homeSectionPages,
  parseHomeSectionPage,
  type PagedHomeSection,
} from './home-section-address.ts'
import { HomeSectionTable } from './home-section-table.tsx'
import styles from './home-sections.module.css'

type HomeSectionPageProps = { kind: PagedHomeSection; page?: string[] }

const pageSize = 48

const findHomeSection = async ({ kind, page }: HomeSectionPageProps) => {
  const current = parseHomeSectionPage(page)
  if (current === null) return null
  const homeSection = (await read(HomeSectionPageDocument, { kind, page: current })).data?.homeSection
  return homeSection && homeSection.nodes.length === 0 && current > 1 ? null : { homeSection, current }
}

export async function loadHomeSectionHead(requested: HomeSectionPageProps): Promise<Metadata> {
  const found = await findHomeSection(requested)
  const { seo } = homeSectionPages[requested.kind]
  if (!found) return notFoundMetadata()
  const { current } = found
  return loadPageHead({ page: seo, pageNumber: current, href: homeSectionHref(requested.kind, current) })
}

export async function HomeSectionPage(requested: HomeSectionPageProps) {
  const [t, locale, found] = await Promise.all([getTranslations('catalogue'), getLocale(), findHomeSection(requested)])
  if (!found) return <NotFoundPage />
  const { kind } = requested
  const { homeSection, current } = found
  const products = homeSection?.nodes ?? []
  const title = t(`homeSections.${kind}`)
  return (
    <>
      <PageTrail
        current={{ name: title, href: homeSectionPages[kind].path }}
        list={products.map(({ slug, partNumber }) => ({ name: partNumber, href: productPath(slug) }))}
      />
      <ListHead title={title}>{t(`homeSections.texts.${kind}`)}</ListHead>
      {!homeSection && <Unavailable />}
      {homeSection && products.length === 0 && (
        <EmptyState
          title={t('homeSections.none')}
          action={<ButtonLink href="/category">{t('homeSections.browse')}</ButtonLink>}
        >
          {t('homeSections.noneText')}
        </EmptyState>
      )}
      {homeSection && products.length > 0 && (
        <div className={styles.list}>
          <p className={styles.count}>
            {t('parts', {
              count: homeSection.totalCount,
              number: getNumberFormats(locale).integer(homeSection.totalCount),
            })}
          </p>
          <SellingRows>
            <HomeSectionTable caption={title} products={products} />
          </SellingRows>
          <ListPages
            current={current}
            last={Math.ceil(homeSection.totalCount / pageSize)}
            toHref={(number) => homeSectionHref(kind, number)}
          />
        </div>
      )}
    </>
  )
}
