import { locales } from '@partgate/schema/locales.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { createCaptchaService } from '#captcha/index.ts'
import { loadCatalogueCounts } from '#counts/catalogue-counts.ts'
import { failure } from '#http/failure.ts'
import { type Deps, type RouteRequest, routes } from '#http/route.ts'
import { getTranslator } from '#i18n/translator.ts'
import { toConfig } from './config.ts'
import { listCountries } from './countries.ts'
import { toLabels } from './labels.ts'
import { createMessageService, type Sender } from './message-service.ts'
import { findArticle, loadNewsPage, loadNewsTags } from './news-store.ts'
import { toOptions } from './options.ts'
import { isPageName, pageIds } from './page-ids.ts'
import { findPage } from './page-store.ts'
import { toSeo } from './seo.ts'
import { readSettings } from './settings.ts'
import { toStats } from './stats.ts'

const requireFound = <T>(value: T | undefined): T => {
  if (value === undefined) throw failure('notFound')
  return value
}

const toSender = ({ caller, lang, address }: Pick<RouteRequest<Endpoint>, 'caller' | 'lang' | 'address'>): Sender => ({
  userId: caller.userId,
  lang,
  address,
})

export const siteRoutes = ({ db, siteUrl }: Deps) => {
  const messages = createMessageService(db)
  const captchas = createCaptchaService(db)
  return routes('site', {
    config: async ({ lang }) => {
      const settings = await readSettings(db)
      const stats = await toStats(settings.stats, () => loadCatalogueCounts(db))
      return toConfig(getTranslator(lang), { settings, stats, siteUrl })
    },
    seo: ({ lang, query }) => toSeo(getTranslator(lang), query.page, query.name),
    page: async ({ lang, params: { id } }) => {
      const text = isPageName(id) ? await findPage(db, lang, pageIds[id]) : undefined
      return { id, ...requireFound(text) }
    },
    news: ({ lang, query }) => {
      const [tag, limit] = [query.tag === undefined ? null : Number(query.tag), Number(query.limit)]
      return loadNewsPage(db, lang, tag, (Number(query.page) - 1) * limit, limit)
    },
    newsArticle: async ({ lang, params }) => requireFound(await findArticle(db, lang, params.id)),
    newsTags: ({ lang }) => loadNewsTags(db, lang),
    label: ({ lang }) => toLabels(getTranslator(lang)),
    countries: ({ lang }) => listCountries(lang),
    options: ({ lang }) => toOptions(getTranslator(lang)),
    feedback: ({ body, ...request }) => messages.feedback(body, toSender(request)),
    subscribe: ({ body, ...request }) => messages.subscribe(body.email, toSender(request)),
    scheduleMeeting: ({ body, ...request }) => messages.scheduleMeeting(body, toSender(request)),
    captchaGet: ({ query, address }) => captchas.get(query.purpose, query.kind, address),
    captchaCheck: ({ body }) => captchas.check(body.captcha_id, body.answer),
    languages: () => locales.map(({ code, name }) => ({ lang: code, name, icon: code })),
  })
}
