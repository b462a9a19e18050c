import { contract } from '@partgate/schema/shop-api/contract.ts'
import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import { argument } from '../bad-input.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { rowIdArgument, rowIdOf } from '../ids.ts'
import { nodeConnectionOf, readStretch, stretchOf } from '../pages.ts'
import { orNullIfMissing } from '../upstream/error.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { lowerCase } from '../values.ts'
import { siteMutations } from './messages.ts'
import {
  captchaOf,
  languagesOf,
  newsArticleOf,
  newsTagOf,
  pageOf,
  selectOptionsOf,
  seoOf,
  siteConfigOf,
} from './normalize.ts'

const shop = contract.site

const tagCountOf = ({ count, ...tag }: { id: number; name: string; count: number }) => ({ tag: newsTagOf(tag), count })

const articleOf = async (upstream: Upstream, id: string) => {
  const article = await orNullIfMissing(upstream.call(shop.newsArticle, { params: { id } }))
  return article && newsArticleOf(article)
}

export const siteResolvers: Resolvers = {
  Query: {
    siteConfig: async (_, _args, { upstream }) => siteConfigOf(await upstream.call(shop.config)),
    seo: async (_, args, { upstream }) => {
      const name = argument('name', shop.seo.query.shape.name, args.name || undefined)
      return seoOf(await upstream.call(shop.seo, { query: { page: lowerCase(args.page), name } }))
    },
    page: async (_, { slug }, { upstream }) => {
      if (!slugShape.safeParse(slug).success) return null
      const page = await orNullIfMissing(upstream.call(shop.page, { params: { id: slug } }))
      return page && pageOf(page)
    },
    news: async (_, args, { upstream }) => {
      const stretch = stretchOf(args)
      const tag = args.tagId ? `${rowIdArgument('NewsTag', 'tagId', args.tagId)}` : undefined
      const { head, rows } = await readStretch(stretch, (page) => upstream.call(shop.news, { query: { tag, ...page } }))
      return nodeConnectionOf(stretch, rows.map(newsArticleOf), head.total)
    },
    // A number would be taken for an id.
    newsArticle: (_, { slug }, { upstream }) =>
      slugShape.safeParse(slug).success && rowIdOf(slug) === null ? articleOf(upstream, slug) : null,
    newsTags: async (_, _args, { upstream }) => (await upstream.call(shop.newsTags)).map(tagCountOf),
    labels: (_, { group }, { upstream }) => upstream.call(shop.label, { query: { group: lowerCase(group) } }),
    countries: async (_, _args, { upstream }) =>
      (await upstream.call(shop.countries)).map(({ calling_code, ...country }) => ({
        ...country,
        callingCode: calling_code,
      })),
    selectOptions: async (_, _args, { upstream }) => selectOptionsOf(await upstream.call(shop.options)),
    captcha: async (_, { purpose, kind }, { upstream }) => {
      const query = { purpose: lowerCase(purpose), kind: lowerCase(kind ?? 'IMAGE') }
      return captchaOf(await upstream.call(shop.captchaGet, { query }))
    },
    languages: async (_, _args, { upstream }) => languagesOf(await upstream.call(shop.languages)),
  },
  Mutation: siteMutations,
  NewsArticle: {
    sections: async ({ sections, articleId }, _, { upstream }) =>
      sections ?? (await articleOf(upstream, `${articleId}`))?.sections ?? null,
  },
}

/** Fetches objects of this domain by what their global ids hold. */
export const siteNodes = {
  NewsArticle: async (raw: string, { upstream }: GatewayContext) =>
    rowIdOf(raw) === null ? null : articleOf(upstream, raw),
  NewsTag: async (raw: string, { upstream }: GatewayContext) => {
    const found = (await upstream.call(shop.newsTags)).find(({ id }) => id === rowIdOf(raw))
    return found ? newsTagOf(found) : null
  },
}
