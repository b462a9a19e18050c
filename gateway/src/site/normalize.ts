import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import type { NewsRow, SiteConfig, TextSection } from '@partgate/schema/shop-api/site.ts'
import { localeOf, locales } from '@partgate/schema/locales.ts'
import type { ResolversParentTypes } from '../generated/resolvers.ts'
import { globalId } from '../ids.ts'
import type { NewsArticleModel } from '../models.ts'
import { orNull, webAddress } from '../values.ts'

const hex24 = /^[0-9a-f]{24}$/

/** Null for an id that a script could not be loaded with. */
const idLike = (pattern: RegExp, text: string) => (pattern.test(text) ? text : null)

export const siteConfigOf = (config: SiteConfig): ResolversParentTypes['SiteConfig'] => ({
  companyName: config.company_name,
  companyDescription: config.company_desc,
  companyAddress: orNull(config.company_address),
  telephone: orNull(config.contact_tel),
  email: idLike(/^[^\s@]{1,64}@[^\s@]{1,189}$/, config.contact_email),
  whatsApp: orNull(config.contact_whatsApp),
  logoUrl: webAddress(config.logo_head),
  socialLinks: {
    facebook: webAddress(config.socialize_facebook),
    twitter: webAddress(config.socialize_twitter),
    instagram: webAddress(config.socialize_instagram),
    linkedin: webAddress(config.socialize_linkedin),
    youtube: webAddress(config.socialize_youtube),
  },
  googleMeasurementId: idLike(/^G-[A-Z0-9]{4,20}$/, config.google_measurement_id),
  googleTagManagerId: idLike(/^GTM-[A-Z0-9]{4,20}$/, config.google_tagmanager_id),
  chatWidgetId: idLike(/^[0-9a-f]{24}\/[0-9a-z]{1,20}$/, config.chat_widget_id ?? ''),
  trustpilotTemplateId: idLike(hex24, config.trustpilot_template_id),
  trustpilotBusinessUnitId: idLike(hex24, config.trustpilot_businessunit_id),
})

export const seoOf = (texts: Data<typeof contract.site.seo>): ResolversParentTypes['Seo'] => ({
  title: texts.title,
  keywords: texts.keyword,
  description: texts.description,
})

export const pageOf = (page: Data<typeof contract.site.page>): ResolversParentTypes['Page'] => ({
  slug: page.id,
  title: page.title,
  languageTag: localeOf(page.lang).tag,
  sections: page.sections,
  updatedAt: page.updated_at,
})

export const newsTagOf = ({ id, name }: { id: number; name: string }): ResolversParentTypes['NewsTag'] => ({
  id: globalId('NewsTag', id),
  name,
})

export const newsArticleOf = (article: NewsRow & { sections?: TextSection[] }): NewsArticleModel => ({
  id: globalId('NewsArticle', article.id),
  articleId: article.id,
  slug: article.slug,
  title: article.title,
  languageTag: localeOf(article.lang).tag,
  summary: article.summary,
  publishedAt: article.published_at,
  tags: article.tags.map(newsTagOf),
  sections: article.sections ?? null,
})

/** The shop's languages that there are interfaces for. */
export const languagesOf = (list: Data<typeof contract.site.languages>): ResolversParentTypes['Language'][] =>
  list.flatMap(({ lang, name }) => {
    const known = locales.find(({ code }) => code === lang)
    return known ? [{ code: lang, tag: known.tag, name }] : []
  })

type Options = Data<typeof contract.site.options>

/** Ids that are whole numbers, smallest first. */
const optionsOf = (labels: Record<string, string>): ResolversParentTypes['SelectOption'][] =>
  Object.entries(labels)
    .filter(([id]) => /^[1-9]\d{0,8}$/.test(id))
    .map(([id, label]) => ({ id: Number(id), label }))
    .toSorted((a, b) => a.id - b.id)

export const selectOptionsOf = (options: Options): ResolversParentTypes['SelectOptions'] => ({
  feedbackTypes: optionsOf(options.feedback_type),
  meetingTopics: optionsOf(options.meeting_topic),
  jobTitles: optionsOf(options.job_title),
})

export const captchaOf = (captcha: Data<typeof contract.site.captchaGet>): ResolversParentTypes['Captcha'] => ({
  captchaId: captcha.captcha_id,
  expiresAt: captcha.expires_at,
  image: captcha.image,
  work: captcha.work,
})
