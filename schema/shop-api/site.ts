import { z } from 'zod'
import { minFeedbackEmailChars } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { captcha } from './captcha.ts'
import { count, countryCode, email, id, idText, limit, longText, page, shortText, slug, telephone } from './shapes.ts'

const text = z.string()

export const siteConfig = z.object({
  logo_head: text,
  logo_foot: text,
  logo_admin: text,
  website_home: text,
  website_admin: text,
  contact_tel: text,
  contact_email: text,
  contact_whatsApp: text,
  contact_skype: text,
  contact_weChat_img: text,
  socialize_facebook: text,
  socialize_twitter: text,
  socialize_instagram: text,
  socialize_linkedin: text,
  socialize_youtube: text,
  trustpilot_template_id: text,
  trustpilot_businessunit_id: text,
  company_address: text,
  company_name: text,
  company_desc: text,
  google_measurement_id: text,
  google_tagmanager_id: text,
  /** Property and widget of the chat at tawk.to: `<24 hex>/<widget id>`; optional. */
  chat_widget_id: text.optional(),
  /** Numbers that the shop publishes about itself, in display order. Keys: `history_years`, `regions`, `partners`, `part_numbers`,
   * `parts_in_stock`, `manufacturers`. `or_more` is true if the real number is at least `value`. */
  stats: z.array(z.object({ key: text, value: count, or_more: z.boolean() })).optional(),
  seo: z.object({ title: text, keyword: text, description: text }),
})
export type SiteConfig = z.output<typeof siteConfig>

/** One for each public page; `company_profile` is for the shop's text pages, `products` for the index by first letter. */
export const seoPages = [
  'home',
  'search',
  'keywords',
  'category',
  'product',
  'products',
  'manufacturer',
  'line_cards',
  'franchised_lines',
  'strong_lines',
  'hot_sale',
  'featured',
  'news',
  'about',
  'contact',
  'certification',
  'company_profile',
  'rfq',
  'login',
  'register',
  'forgot_password',
  'cart',
  'other',
] as const

/** Plain text under a heading. */
export const textSection = z.object({ heading: text, paragraphs: z.array(text) })
export type TextSection = z.output<typeof textSection>
/** `lang` is the language of all texts except the title: `en` if no translation exists. */
const content = { lang: text, sections: z.array(textSection) }

/** An article without its sections. */
export const newsRow = z.object({
  id,
  slug,
  title: text,
  /** Language of the summary and the sections. */
  lang: text,
  summary: text,
  published_at: z.iso.datetime(),
  tags: z.array(z.object({ id, name: text })),
})
export type NewsRow = z.output<typeof newsRow>

/** `purchase`: notes on a product page. */
const labelGroups = ['purchase'] as const

export const site = {
  config: endpoint({
    method: 'GET',
    path: '/api/config/getConfig',
    summary:
      'Name, contacts, logos, social links, numbers and third-party ids of the shop; an empty text if not configured',
    data: siteConfig,
  }),
  seo: endpoint({
    method: 'GET',
    path: '/api/config/getSeo',
    summary:
      'Title, keywords and description of a page, by default of the home page; `name` is the subject of the page: a part, category, manufacturer, article or search term',
    query: z.strictObject({ page: z.enum(seoPages).default('home'), name: z.string().max(200).optional() }),
    data: z.object({ title: text, keyword: text, description: text }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/config/getPage/{id}',
    summary: 'A text page of the shop, such as privacy-policy or how-to-buy',
    params: z.strictObject({ id: slug }),
    data: z.object({ id: slug, title: text, ...content, updated_at: z.iso.datetime() }),
  }),
  news: endpoint({
    method: 'GET',
    path: '/api/site/news',
    summary: 'Articles, the newest first, in pages; only articles with the tag if `tag` is given',
    query: z.strictObject({ tag: idText.optional(), page, limit }),
    data: z.object({ total: count, list: z.array(newsRow) }),
  }),
  newsArticle: endpoint({
    method: 'GET',
    path: '/api/site/news/{id}',
    summary: 'An article by its id or slug, with its sections',
    params: z.strictObject({ id: z.union([idText, slug]) }),
    data: newsRow.extend(content),
  }),
  newsTags: endpoint({
    method: 'GET',
    path: '/api/site/news-tags',
    summary: 'Tags of the articles, with the number of articles of each tag',
    data: z.array(z.object({ id, name: text, count })),
  }),
  label: endpoint({
    method: 'GET',
    path: '/api/site/label',
    summary: 'Short texts of the shop: notes of a product page about payment, shipping and delivery',
    query: z.strictObject({ group: z.enum(labelGroups) }),
    data: z.array(z.object({ key: text, title: text, text })),
  }),
  countries: endpoint({
    method: 'GET',
    path: '/api/common/options/country',
    summary: 'Countries, sorted by name in the language of the `Lang` header',
    data: z.array(z.object({ code: z.string().length(2), name: text, calling_code: text })),
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/common/options/select',
    summary: 'Options of the select boxes: maps of id to label; feedback type 1 is the default',
    data: z.object({
      feedback_type: z.record(z.string(), text),
      meeting_topic: z.record(z.string(), text),
      job_title: z.record(z.string(), text),
    }),
  }),
  feedback: endpoint({
    method: 'POST',
    path: '/api/feedback',
    summary: 'Stores the feedback of a visitor',
    access: 'visitor',
    body: z.strictObject({
      type_id: z.int().positive().max(1_000),
      email: email.min(minFeedbackEmailChars),
      feedback_content: longText.min(1),
    }),
    data: z.object({}),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/subscribe',
    summary: 'Adds an address to the newsletter; the response is the same if the address is already subscribed',
    retry: true,
    body: z.strictObject({ email }),
    data: z.object({}),
  }),
  scheduleMeeting: endpoint({
    method: 'POST',
    path: '/api/index/scheduleMeeting',
    summary: 'Requests a meeting with sales at a future time',
    access: 'visitor',
    body: z.strictObject({
      topic_id: z.int().positive().max(1_000),
      contact_name: shortText,
      company_name: shortText,
      email,
      telephone,
      country: countryCode,
      meeting_at: z.iso.datetime(),
      comment: longText.default(''),
    }),
    data: z.object({}),
  }),
  languages: endpoint({
    method: 'GET',
    path: '/api/lang/list',
    summary: 'Languages of the shop',
    data: z.array(z.object({ lang: text, name: text, icon: text })),
  }),
  ...captcha,
}
