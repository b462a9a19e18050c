import type { SavedRow } from '@partgate/schema/shop-api/saved-parts-lists.ts'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import type {
  CaptureOutcome,
  Category,
  CategoryFacet,
  Manufacturer,
  NewsArticle,
  Order,
  PriceChangedError,
  Product,
  ResolversParentTypes,
  Rfq,
  RfqPart,
  SavedAddress,
  SavedPartsList,
  Viewer,
} from './generated/resolvers.ts'

/** Parents of resolvers: raw ids in place of fields that another endpoint fills. */

type LookedUp =
  | 'url'
  | 'manufacturer'
  | 'category'
  | 'priceFor'
  | 'packagingOptions'
  | 'aliases'
  | 'substitutes'
  | 'recommendations'
  | 'relatedArticles'

export type ProductModel = Omit<Product, LookedUp> & { goodsId: number; brandId: number; categoryId: number }

export type ProductDetail = {
  product: ProductModel
  packagingOptions: () => ProductModel[]
  aliases: () => ResolversParentTypes['PartAlias'][]
}

/** The category tree has the `children` and `ancestors` that the row lacks. */
export type CategoryModel = Omit<Category, 'children' | 'ancestors'> & {
  children?: CategoryModel[]
  ancestors?: CategoryModel[]
}
export type PlacedCategory = CategoryModel & { children: PlacedCategory[]; ancestors: CategoryModel[] }

export type CategoryFacetModel = Omit<CategoryFacet, 'category'> & { categoryId: number }

/** `sections` is null in a list. */
export type NewsArticleModel = NewsArticle & { articleId: number }

export type UserErrorModel = ResolversParentTypes['UserError']

/** `cart` is absent after a refusal: the resolver reads it when selected. It is null for a guest without a cart. */
export type CartPayloadModel = { cart?: ResolversParentTypes['Cart'] | null; errors: UserErrorModel[] }

/** `viewer` is null after a refusal, and for a client that requests tokens: then the resolver reads it when selected. */
export type SignInPayloadModel = {
  viewer: Promise<ResolversParentTypes['Viewer']> | null
  token: string | null
  expiresAt: string | null
  errors: UserErrorModel[]
}

export type ManufacturerModel = Omit<Manufacturer, 'products'>

export type ViewerModel = Omit<Viewer, 'orders' | 'rfqs' | 'rfq' | 'partsLists' | 'partsList' | 'addresses'> & {
  addresses?: SavedAddress[]
}

/** `addresses` is null after a refusal. */
export type AddressesPayloadModel = {
  addresses: SavedAddress[] | null
  savedAddress: SavedAddress | null
  errors: UserErrorModel[]
}

export type RfqPartModel = Omit<RfqPart, 'product'> & { goodsId: number | null }
export type RfqModel = Omit<Rfq, 'url' | 'parts'> & { parts: RfqPartModel[] }

/** `wireRows` is null where the shop has returned the list without its rows. */
export type SavedPartsListModel = Omit<SavedPartsList, 'rows'> & { listId: string; wireRows: SavedRow[] | null }

export type OrderModel = Omit<Order, 'url' | 'lines'> & { lines: ResolversParentTypes['OrderLine'][] }

/** `order` is null after a refusal. */
export type ChangedOrderModel = {
  orderNumber: string
  order: OrderModel | null
  errors: UserErrorModel[]
}
export type CapturePayPalPaymentPayloadModel = ChangedOrderModel & {
  outcome: CaptureOutcome | null
}
export type PlaceOrderPayloadModel = {
  order: OrderModel | null
  orderToken: string | null
  errors: UserErrorModel[]
}

export type PriceChangedErrorModel = Omit<PriceChangedError, 'preview'> & { wireQuote: Quote | null }
