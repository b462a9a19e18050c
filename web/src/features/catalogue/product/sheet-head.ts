import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { productPath } from '@partgate/schema/pages.ts'
import { notFoundMetadata } from '#features/site/index.ts'
import { SheetPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { absoluteUrl } from '#seo/alternates.ts'

/** The product page is the canonical one. */
export async function loadSheetHead(slug: string): Promise<Metadata> {
  const [t, locale, { ok, data }] = await Promise.all([
    getTranslations('catalogue.sheet'),
    getLocale(),
    read(SheetPageDocument, { slug }),
  ])
  if (!data?.product) return ok ? notFoundMetadata() : {}
  const { partNumber, slug: own } = data.product
  return {
    title: t('of', { partNumber }),
    alternates: { canonical: absoluteUrl(productPath(own), locale) },
    robots: { index: false, follow: true },
  }
}
