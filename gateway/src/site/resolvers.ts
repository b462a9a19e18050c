import { contract } from '@partgate/schema/shop-api/contract.ts'
import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import { argument } from '../bad-input.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { rowIdOf } from '../ids.ts'
import { connectionOf, readStretch, stretchOf } from '../pages.ts'
import { orNullIfMissing } from '../upstream/error.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { lowerCase } from '../values.ts'
import { languagesOf, newsArticleOf, pageOf, seoOf, siteConfigOf } from './normalize.ts'

const shop = contract.site

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
      const { head, rows } = await readStretch(stretch, (query) => upstream.call(shop.news, { query }))
      const edges = rows.map((row) => ({ node: newsArticleOf(row) }))
      return { ...connectionOf(stretch, edges, head.total), nodes: edges.map(({ node }) => node) }
    },
    // A number would be taken for an id.
    newsArticle: (_, { slug }, { upstream }) =>
      slugShape.safeParse(slug).success && rowIdOf(slug) === null ? articleOf(upstream, slug) : null,
    languages: async (_, _args, { upstream }) => languagesOf(await upstream.call(shop.languages)),
  },
  NewsArticle: {
    sections: async ({ sections, articleId }, _, { upstream }) =>
      sections ?? (await articleOf(upstream, `${articleId}`))?.sections ?? null,
  },
}

/** Fetches objects of this domain by what their global ids hold. */
export const siteNodes = {
  NewsArticle: async (raw: string, { upstream }: GatewayContext) =>
    rowIdOf(raw) === null ? null : articleOf(upstream, raw),
}
