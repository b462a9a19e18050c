import { locales } from '@partgate/schema/locales.ts'
import { failure } from '#http/failure.ts'
import { type Deps, routes } from '#http/route.ts'
import { translatorOf } from '#i18n/translator.ts'
import { configOf } from './config.ts'
import { findArticle, newsPage } from './news-store.ts'
import { isPageName, pageIds } from './page-ids.ts'
import { findPage } from './page-store.ts'
import { seoOf } from './seo.ts'

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw failure('notFound')
  return value
}

export const siteRoutes = ({ db, siteUrl }: Deps) =>
  routes('site', {
    config: ({ lang }) => configOf(translatorOf(lang), siteUrl),
    seo: ({ lang, query }) => seoOf(translatorOf(lang), query.page, query.name),
    page: async ({ lang, params: { id } }) => {
      const text = isPageName(id) ? await findPage(db, lang, pageIds[id]) : undefined
      return { id, ...found(text) }
    },
    news: ({ lang, query }) => newsPage(db, lang, (Number(query.page) - 1) * Number(query.limit), Number(query.limit)),
    newsArticle: async ({ lang, params }) => found(await findArticle(db, lang, params.id)),
    languages: () => locales.map(({ code, name }) => ({ lang: code, name, icon: code })),
  })
