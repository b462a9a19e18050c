import type { CategoryFacet, NewsArticle, Product, ResolversParentTypes } from './generated/resolvers.ts'

/** What resolvers pass down where it is not the schema's own shape: raw ids in place of what another call would feed. */

type LookedUp =
  'manufacturer' | 'category' | 'priceFor' | 'packagingOptions' | 'aliases' | 'substitutes' | 'recommendations'

export type ProductModel = Omit<Product, LookedUp> & { goodsId: number; brandId: number; categoryId: number }

export type ProductDetail = {
  product: ProductModel
  packagingOptions: ProductModel[]
  aliases: ResolversParentTypes['PartAlias'][]
}

export type CategoryFacetModel = Omit<CategoryFacet, 'category'> & { categoryId: number }

/** `sections` is null where the article comes from a list, which has none. */
export type NewsArticleModel = NewsArticle & { articleId: number }

export type UserErrorModel = ResolversParentTypes['UserError']

/** `cart` is null where the change was refused: the cart as it stands is read when it is asked for. */
export type CartPayloadModel = { cart: ResolversParentTypes['Cart'] | null; errors: UserErrorModel[] }

export type SignInPayloadModel = {
  viewer: Promise<ResolversParentTypes['Viewer']> | null
  token: string | null
  expiresAt: string | null
  errors: UserErrorModel[]
}
