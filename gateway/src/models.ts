import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import type {
  CaptureOutcome,
  Category,
  CategoryFacet,
  Manufacturer,
  NewsArticle,
  Order,
  OrderDetail,
  PriceChangedError,
  Product,
  ResolversParentTypes,
  Rfq,
  SavedAddress,
  Viewer,
} from './generated/resolvers.ts'

/** What resolvers pass down where it is not the schema's own shape: raw ids in place of what another call would feed. */

type LookedUp =
  | 'manufacturer'
  | 'category'
  | 'priceFor'
  | 'packagingOptions'
  | 'aliases'
  | 'substitutes'
  | 'recommendations'
  | 'relatedArticles'

export type ProductModel = Omit<Product, LookedUp> & { goodsId: number; brandId: number; categoryId: number }

/** What is seldom asked for is made when it is. */
export type ProductDetail = {
  product: ProductModel
  packagingOptions: () => ProductModel[]
  aliases: () => ResolversParentTypes['PartAlias'][]
}

/** Where it stands in the tree is read when it is asked for, unless it comes from there. */
export type CategoryModel = Omit<Category, 'children' | 'ancestors'> & Partial<Pick<Category, 'children' | 'ancestors'>>

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

export type ManufacturerModel = Omit<Manufacturer, 'products'>

/** What other calls feed is read when it is asked for. */
export type ViewerModel = Omit<Viewer, 'orders' | 'rfqs' | 'rfq' | 'addresses'> & { addresses?: SavedAddress[] }

/** `addresses` is null where the change was refused. */
export type AddressesPayloadModel = {
  addresses: SavedAddress[] | null
  address: SavedAddress | null
  errors: UserErrorModel[]
}

/** `detail` is null where the request comes from a list, whose rows have none. */
export type RfqModel = Omit<Rfq, 'detail'> & { detail: ResolversParentTypes['RfqDetail'] | null }

/** `detail` is null where the order comes from a list, whose rows have none. */
export type OrderModel = Omit<Order, 'detail' | 'lines'> & {
  lines: ResolversParentTypes['OrderLine'][]
  detail: OrderDetail | null
}

/** `order` is null where the change was refused. */
export type OrderPayloadModel = { orderNumber: string; order: OrderModel | null; errors: UserErrorModel[] }
export type CapturePayPalPaymentPayloadModel = OrderPayloadModel & { outcome: CaptureOutcome | null }
export type PlaceOrderPayloadModel = { order: OrderModel | null; orderToken: string | null; errors: UserErrorModel[] }

export type PriceChangedErrorModel = Omit<PriceChangedError, 'quote'> & { wireQuote: Quote | null }
