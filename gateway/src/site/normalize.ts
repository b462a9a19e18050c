import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import type { NewsRow, SiteConfig, TextSection } from '@partgate/schema/shop-api/site.ts'
import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { toLocale, locales } from '@partgate/schema/locales.ts'
import type { ResolversParentTypes, SiteStatKey } from '../generated/resolvers.ts'
import { toGlobalId } from '../graphql/ids.ts'
import type { NewsArticleModel } from '../models.ts'
import { toNullIfBlank, toWebAddress } from '../graphql/values.ts'

const hex24 = /^[0-9a-f]{24}$/

/** Null for an id that would not load the script. */
const idLike = (pattern: RegExp, text: string) => (pattern.test(text) ? text : null)

const statKeys = new Map<string, SiteStatKey>([
  ['history_years', 'HISTORY_YEARS'],
  ['regions', 'REGIONS'],
  ['partners', 'PARTNERS'],
  ['part_numbers', 'PART_NUMBERS'],
  ['parts_in_stock', 'PARTS_IN_STOCK'],
  ['manufacturers', 'MANUFACTURERS'],
])

/** The storefront has labels for these keys only. */
const toStat = ({ key, value, or_more }: NonNullable<SiteConfig['stats']>[number]) => {
  const known = statKeys.get(key)
  return known ? [{ key: known, value, isMinimum: or_more }] : []
}

export const toSiteConfig = (config: SiteConfig): ResolversParentTypes['SiteConfig'] => ({
  companyName: config.company_name,
  companyDescription: config.company_desc,
  companyAddress: toNullIfBlank(config.company_address),
  telephone: toNullIfBlank(config.contact_tel),
  email: idLike(/^[^\s@]{1,64}@[^\s@]{1,189}$/, config.contact_email),
  whatsApp: toNullIfBlank(config.contact_whatsApp),
  skype: idLike(/^[\w.,:@-]{1,100}$/, config.contact_skype.trim()),
  weChatImageUrl: toWebAddress(config.contact_weChat_img),
  logoUrl: toWebAddress(config.logo_head),
  footerLogoUrl: toWebAddress(config.logo_foot),
  adminLogoUrl: toWebAddress(config.logo_admin),
  homeUrl: toWebAddress(config.website_home),
  adminUrl: toWebAddress(config.website_admin),
  socialLinks: {
    facebook: toWebAddress(config.socialize_facebook),
    twitter: toWebAddress(config.socialize_twitter),
    instagram: toWebAddress(config.socialize_instagram),
    linkedin: toWebAddress(config.socialize_linkedin),
    youtube: toWebAddress(config.socialize_youtube),
  },
  stats: (config.stats ?? []).flatMap(toStat),
  googleMeasurementId: idLike(/^G-[A-Z0-9]{4,20}$/, config.google_measurement_id),
  googleTagManagerId: idLike(/^GTM-[A-Z0-9]{4,20}$/, config.google_tagmanager_id),
  chatWidgetId: idLike(/^[0-9a-f]{24}\/[0-9a-z]{1,20}$/, config.chat_widget_id ?? ''),
  trustpilotTemplateId: idLike(hex24, config.trustpilot_template_id),
  trustpilotBusinessUnitId: idLike(hex24, config.trustpilot_businessunit_id),
})

export const toSeo = (texts: Data<typeof contract.site.seo>): ResolversParentTypes['Seo'] => ({
  title: texts.title,
  keywords: texts.keyword,
  description: texts.description,
})

export const toPage = (page: Data<typeof contract.site.page>): ResolversParentTypes['Page'] => ({
  slug: page.id,
  title: page.title,
  languageTag: toLocale(page.lang).tag,
  sections: page.sections,
  updatedAt: page.updated_at,
})

export const toNewsTag = ({ id, name }: { id: number; name: string }): ResolversParentTypes['NewsTag'] => ({
  id: toGlobalId('NewsTag', id),
  name,
})

export const toNewsArticle = (article: NewsRow & { sections?: TextSection[] }): NewsArticleModel => ({
  id: toGlobalId('NewsArticle', article.id),
  articleId: article.id,
  slug: article.slug,
  title: article.title,
  languageTag: toLocale(article.lang).tag,
  summary: article.summary,
  publishedAt: article.published_at,
  tags: article.tags.map(toNewsTag),
  sections: article.sections ?? null,
})

export const toLanguages = (list: Data<typeof contract.site.languages>): ResolversParentTypes['Language'][] =>
  list.flatMap(({ lang, name, icon }) => {
    const known = locales.find(({ code }) => code === lang)
    return known
      ? [{ code: lang, tag: known.tag, name, icon: toWebAddress(icon) ?? idLike(/^[\w-]{1,40}$/, icon) }]
      : []
  })

export const toCountries = (list: Data<typeof contract.site.countries>): ResolversParentTypes['Country'][] =>
  list
    .filter(({ code }) => isCountryCode(code))
    .map(({ code, name, calling_code }) => ({ code, name, callingCode: toNullIfBlank(calling_code) }))

type Options = Data<typeof contract.site.options>

const toOptions = (labels: Record<string, string>): ResolversParentTypes['SelectOption'][] =>
  Object.entries(labels)
    .filter(([id]) => /^[1-9]\d{0,8}$/.test(id))
    .map(([id, label]) => ({ value: Number(id), label }))
    .toSorted((a, b) => a.value - b.value)

export const toSelectOptions = (options: Options): ResolversParentTypes['SelectOptions'] => ({
  feedbackTypes: toOptions(options.feedback_type),
  meetingTopics: toOptions(options.meeting_topic),
  jobTitles: toOptions(options.job_title),
})

export const toCaptcha = (captcha: Data<typeof contract.site.captchaGet>): ResolversParentTypes['Captcha'] => ({
  captchaId: captcha.captcha_id,
  expiresAt: captcha.expires_at,
  image: captcha.image,
  work: captcha.work,
})
