import { contract } from '@partgate/schema/shop-api/contract.ts'
import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import { argument } from '../bad-input.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orNullIfMissing } from '../upstream/error.ts'
import { lowerCase } from '../values.ts'
import { languagesOf, pageOf, seoOf, siteConfigOf } from './normalize.ts'

const shop = contract.site

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
    languages: async (_, _args, { upstream }) => languagesOf(await upstream.call(shop.languages)),
  },
}
