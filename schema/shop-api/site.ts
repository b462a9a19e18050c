import { z } from 'zod'
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
  /** Property and widget of the chat: `<24 hex>/<widget id>`; shops without a chat may leave it out. */
  chat_widget_id: text.optional(),
  seo: z.object({ title: text, keyword: text, description: text }),
})
export type SiteConfig = z.output<typeof siteConfig>

/** One for each public screen (spec 2); `company_profile` serves the shop's own pages, `products` the index by first letter. */
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
/** `lang` is the language that all but the title is written in: English where there is no translation. */
const writing = { lang: text, sections: z.array(textSection) }

/** An article, without what it says. */
export const newsRow = z.object({
  id,
  slug,
  title: text,
  /** Written in the same language as the sections. */
  lang: text,
  summary: text,
  published_at: z.iso.datetime(),
  tags: z.array(z.object({ id, name: text })),
})
export type NewsRow = z.output<typeof newsRow>

/** `stats`: the numbers in the footer; `purchase`: notes on a product page. */
export const labelGroups = ['stats', 'purchase'] as const

export const site = {
  config: endpoint({
    method: 'GET',
    path: '/api/config/getConfig',
    summary: "The shop's name, contacts, social links and third-party ids; empty text where there is none",
    data: siteConfig,
  }),
  seo: endpoint({
    method: 'GET',
    path: '/api/config/getSeo',
    summary:
      'Title, keywords and description of a page; `name` is what it is about: a part, category, maker, article or search term',
    query: z.strictObject({ page: z.enum(seoPages), name: z.string().max(200).optional() }),
    data: z.object({ title: text, keyword: text, description: text }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/config/getPage/{id}',
    summary: "One of the shop's own pages, such as privacy-policy or how-to-buy",
    params: z.strictObject({ id: slug }),
    data: z.object({ id: slug, title: text, ...writing, updated_at: z.iso.datetime() }),
  }),
  news: endpoint({
    method: 'GET',
    path: '/api/site/news',
    summary: 'Articles, the newest first, paged; those with one tag if it is given',
    query: z.strictObject({ tag: idText.optional(), page, limit }),
    data: z.object({ total: count, list: z.array(newsRow) }),
  }),
  newsArticle: endpoint({
    method: 'GET',
    path: '/api/site/news/{id}',
    summary: 'One article by id or by the last piece of its address, with all it says',
    params: z.strictObject({ id: z.union([idText, slug]) }),
    data: newsRow.extend(writing),
  }),
  newsTags: endpoint({
    method: 'GET',
    path: '/api/site/news-tags',
    summary: 'What articles are about, with how many there are of each',
    data: z.array(z.object({ id, name: text, count })),
  }),
  label: endpoint({
    method: 'GET',
    path: '/api/site/label',
    summary:
      "The shop's short claims and notes: the footer's numbers, or a product page's notes on payment, shipping and delivery",
    query: z.strictObject({ group: z.enum(labelGroups) }),
    data: z.array(z.object({ key: text, title: text, text })),
  }),
  countries: endpoint({
    method: 'GET',
    path: '/api/common/options/country',
    summary: 'Countries by name in the language asked for',
    data: z.array(z.object({ code: z.string().length(2), name: text, calling_code: text })),
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/common/options/select',
    summary: 'What select boxes offer: maps of id to label; feedback type 1 is chosen beforehand',
    data: z.object({
      feedback_type: z.record(z.string(), text),
      meeting_topic: z.record(z.string(), text),
      job_title: z.record(z.string(), text),
    }),
  }),
  feedback: endpoint({
    method: 'POST',
    path: '/api/feedback',
    summary: 'Stores what a visitor has to say',
    access: 'visitor',
    body: z.strictObject({
      type_id: z.int().positive().max(1_000),
      email: email.min(6),
      feedback_content: longText.min(1),
    }),
    data: z.object({}),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/subscribe',
    summary: 'Takes an address into the newsletter; answers alike for one that is in it',
    retry: true,
    body: z.strictObject({ email }),
    data: z.object({}),
  }),
  scheduleMeeting: endpoint({
    method: 'POST',
    path: '/api/index/scheduleMeeting',
    summary: 'Asks sales for a meeting at a time to come',
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
    summary: 'The languages the shop speaks',
    data: z.array(z.object({ lang: text, name: text, icon: text })),
  }),
  ...captcha,
}
