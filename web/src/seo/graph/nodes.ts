import { env } from '#env.ts'
import type { OrganizationNode_SiteConfigFragment } from '#graphql/generated/types.ts'
import type { Locale } from '#i18n/routing.ts'
import { absoluteUrl, pageIds } from '../alternates.ts'

type Named = { name: string; href: string }

export const organizationNode = (config: OrganizationNode_SiteConfigFragment) => ({
  '@type': 'Organization',
  '@id': pageIds.organization,
  name: config.companyName,
  description: config.companyDescription,
  url: `${env.SITE_URL}/`,
  logo: config.logoUrl ?? `${env.SITE_URL}/icon.svg`,
  ...(config.email && { email: config.email }),
  ...(config.telephone && { telephone: config.telephone }),
  ...(config.companyAddress && { address: config.companyAddress }),
  sameAs: Object.values(config.socialLinks).filter((link) => typeof link === 'string' && link.startsWith('http')),
})

export const websiteNode = (name: string, locale: Locale) => ({
  '@type': 'WebSite',
  '@id': pageIds.website,
  name,
  url: absoluteUrl('/', locale),
  inLanguage: locale,
  publisher: { '@id': pageIds.organization },
})

const listItems = (items: readonly Named[], locale: Locale) =>
  items.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absoluteUrl(href, locale),
  }))

export const breadcrumbNode = (trail: readonly Named[], locale: Locale) => ({
  '@type': 'BreadcrumbList',
  itemListElement: listItems(trail, locale),
})

export const itemListNode = (items: readonly Named[], locale: Locale) => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: absoluteUrl(href, locale),
  })),
})

type Article = {
  slug: string
  title: string
  summary: string
  languageTag: string
  publishedAt: string
  tags: readonly { name: string }[]
}

export const articleNode = ({ slug, title, summary, languageTag, publishedAt, tags }: Article, locale: Locale) => {
  const url = absoluteUrl(`/news/${slug}`, locale)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: title,
    description: summary,
    inLanguage: languageTag,
    datePublished: publishedAt,
    keywords: tags.map(({ name }) => name),
    image: `${env.SITE_URL}/card.png`,
    author: { '@id': pageIds.organization },
    publisher: { '@id': pageIds.organization },
  }
}
