import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, limit, page, slug } from './shapes.ts'

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
  seo: z.object({ title: text, keyword: text, description: text }),
})
export type SiteConfig = z.output<typeof siteConfig>

export const seoPages = ['home', 'search', 'category', 'product', 'login', 'register', 'cart', 'other'] as const

/** Plain text under a heading. */
export const textSection = z.object({ heading: text, paragraphs: z.array(text) })
export type TextSection = z.output<typeof textSection>
/** `lang` is the language that all but the title is written in: English where there is no translation. */
const writing = { lang: text, sections: z.array(textSection) }

const newsRow = z.object({
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
    summary: 'Title, keywords and description of a page; `name` is the part, category or search term it is about',
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
    summary: 'Articles, the newest first, paged',
    query: z.strictObject({ page, limit }),
    data: z.object({ total: z.int().nonnegative(), list: z.array(newsRow) }),
  }),
  newsArticle: endpoint({
    method: 'GET',
    path: '/api/site/news/{id}',
    summary: 'One article by id or by the last piece of its address, with all it says',
    params: z.strictObject({ id: z.union([idText, slug]) }),
    data: newsRow.extend(writing),
  }),
  languages: endpoint({
    method: 'GET',
    path: '/api/lang/list',
    summary: 'The languages the shop speaks',
    data: z.array(z.object({ lang: text, name: text, icon: text })),
  }),
}
