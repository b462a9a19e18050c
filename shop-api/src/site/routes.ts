import { locales } from '@partgate/schema/locales.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { openCaptchas } from '#captcha/index.ts'
import { failure } from '#http/failure.ts'
import { type Ask, type Deps, routes } from '#http/route.ts'
import { translatorOf } from '#i18n/translator.ts'
import { configOf } from './config.ts'
import { countriesIn } from './countries.ts'
import { labelsOf } from './labels.ts'
import { openMessages, type Sender } from './message-service.ts'
import { findArticle, newsPage, newsTags } from './news-store.ts'
import { optionsOf } from './options.ts'
import { isPageName, pageIds } from './page-ids.ts'
import { findPage } from './page-store.ts'
import { seoOf } from './seo.ts'

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw failure('notFound')
  return value
}

const senderOf = ({ who, lang, address }: Pick<Ask<Endpoint>, 'who' | 'lang' | 'address'>): Sender => ({
  userId: who.userId,
  lang,
  address,
})

export const siteRoutes = ({ db, siteUrl }: Deps) => {
  const messages = openMessages(db)
  const captchas = openCaptchas(db)
  return routes('site', {
    config: ({ lang }) => configOf(translatorOf(lang), siteUrl),
    seo: ({ lang, query }) => seoOf(translatorOf(lang), query.page, query.name),
    page: async ({ lang, params: { id } }) => {
      const text = isPageName(id) ? await findPage(db, lang, pageIds[id]) : undefined
      return { id, ...found(text) }
    },
    news: ({ lang, query }) => {
      const [tag, limit] = [query.tag === undefined ? null : Number(query.tag), Number(query.limit)]
      return newsPage(db, lang, tag, (Number(query.page) - 1) * limit, limit)
    },
    newsArticle: async ({ lang, params }) => found(await findArticle(db, lang, params.id)),
    newsTags: ({ lang }) => newsTags(db, lang),
    label: ({ lang, query }) => labelsOf(translatorOf(lang), query.group),
    countries: ({ lang }) => countriesIn(lang),
    options: ({ lang }) => optionsOf(translatorOf(lang)),
    feedback: ({ body, ...ask }) => messages.feedback(body, senderOf(ask)),
    subscribe: ({ body, ...ask }) => messages.subscribe(body.email, senderOf(ask)),
    scheduleMeeting: ({ body, ...ask }) => messages.scheduleMeeting(body, senderOf(ask)),
    captchaGet: ({ query, address }) => captchas.get(query.purpose, query.kind, address),
    captchaCheck: ({ body }) => captchas.check(body.captcha_id, body.answer),
    languages: () => locales.map(({ code, name }) => ({ lang: code, name, icon: code })),
  })
}
