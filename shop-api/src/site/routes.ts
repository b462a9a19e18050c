import { locales } from '@partgate/schema/locales.ts'
import { type Deps, routes } from '#http/route.ts'
import { translatorOf } from '#i18n/translator.ts'
import { configOf } from './config.ts'
import { seoOf } from './seo.ts'

export const siteRoutes = ({ siteUrl }: Deps) =>
  routes('site', {
    config: ({ lang }) => configOf(translatorOf(lang), siteUrl),
    seo: ({ lang, query }) => seoOf(translatorOf(lang), query.page, query.name),
    languages: () => locales.map(({ code, name }) => ({ lang: code, name, icon: code })),
  })
