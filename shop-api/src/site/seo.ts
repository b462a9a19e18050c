import type { seoPages } from '@partgate/schema/shop-api/site.ts'
import type { Translator } from '#i18n/translator.ts'

type SeoPage = (typeof seoPages)[number]

export const toSeo = (t: Translator, page: SeoPage, name?: string) => {
  const values = { name: name?.trim() || 'none' }
  return {
    title: t(`site.seo.${page}.title`, values),
    keyword: t(`site.seo.${page}.keyword`, values),
    description: t(`site.seo.${page}.description`, values),
  }
}
