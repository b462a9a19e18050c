import type { CartData, CartLine } from '@partgate/schema/shop-api/cart.ts'
import type { Category, Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { SearchData } from '@partgate/schema/shop-api/search.ts'
import type { NewsRow, SiteConfig } from '@partgate/schema/shop-api/site.ts'
import type { Loaders } from './loaders.ts'
import { ask } from './shop.ts'

const globalId = (type: string, raw: string | number) => Buffer.from(`${type}:${raw}`).toString('base64url')

type Page<Row> = { total: number; list: Row[] }
type WireSection = { floor: string; list: Goods[] }
type Statistics = { part_count: number; in_stock_count: number; category_count: number; manufacturer_count: number }

export const resolvers = {
  Query: {
    product: (_: unknown, { by }: { by: { slug: string } }, loaders: Loaders) => loaders.product(by.slug),
    search: (_: unknown, { query, first }: { query: string; first: number }) =>
      ask<SearchData>(
        `/api/index/search?limit=${first}&page=1&read=1&sort=relevance&wd=${encodeURIComponent(query.trim())}`,
      ),
    cart: (_: unknown, _args: unknown, { authorization }: Loaders) => ask<CartData>('/api/cart/lists', authorization),
    seo: (_: unknown, { page }: { page: string }) => ask(`/api/config/getSeo?page=${page.toLowerCase()}`),
    homeSections: () => ask<WireSection[]>('/api/index/floorList'),
    categories: (_: unknown, _args: unknown, loaders: Loaders) => loaders.categories(),
    banners: () => ask('/api/index/bannerList'),
    news: (_: unknown, { first }: { first: number }) => ask<Page<NewsRow>>(`/api/site/news?limit=${first}&page=1`),
    catalogStatistics: () => ask<Statistics>('/api/category/stat'),
    siteConfig: () => ask<SiteConfig>('/api/config/getConfig'),
    manufacturers: (_: unknown, { first }: { first: number }) =>
      ask<Page<Manufacturer>>(`/api/manufacturers?limit=${first}&page=1`),
  },
  Product: {
    id: ({ goods_id }: Goods) => globalId('Product', goods_id),
    slug: ({ goods_page_url }: Goods) => goods_page_url,
    partNumber: ({ part_number }: Goods) => part_number,
    manufacturerName: ({ brand_name }: Goods) => brand_name,
    manufacturer: ({ brand_id }: Goods, _: unknown, loaders: Loaders) => loaders.manufacturer(brand_id),
    category: ({ category_id }: Goods, _: unknown, loaders: Loaders) => loaders.category(category_id),
    packaging: ({ packaging }: Goods) => packaging.toUpperCase(),
    minimumOrderQuantity: ({ minimum }: Goods) => minimum,
    orderMultiple: ({ multiple }: Goods) => multiple,
    leadTimeWeeks: ({ lead_time_weeks }: Goods) => lead_time_weeks,
    priceBreaks: ({ prices }: Goods) => prices.toSorted((a, b) => a.quantity - b.quantity),
  },
  PriceBreak: {
    unitPrice: ({ unit_price }: Goods['prices'][number]) => ({ amount: unit_price, currency: 'USD' }),
  },
  Manufacturer: { id: ({ id }: Manufacturer) => globalId('Manufacturer', id) },
  Category: {
    id: ({ category_id }: Category) => globalId('Category', category_id),
    slug: ({ category_page_url }: Category) => category_page_url,
    name: ({ category_name }: Category) => category_name,
    partCount: ({ goods_count }: Category) => goods_count,
  },
  SearchConnection: { totalCount: ({ total }: SearchData) => total, nodes: ({ list }: SearchData) => list },
  ManufacturerConnection: { nodes: ({ list }: Page<Manufacturer>) => list },
  NewsConnection: { nodes: ({ list }: Page<NewsRow>) => list },
  NewsArticle: {
    id: ({ id }: NewsRow) => globalId('NewsArticle', id),
    publishedAt: ({ published_at }: NewsRow) => published_at,
  },
  HomeSection: { kind: ({ floor }: WireSection) => floor.toUpperCase(), products: ({ list }: WireSection) => list },
  Banner: { path: ({ link }: { link: string }) => link },
  CatalogStatistics: {
    partCount: (counts: Statistics) => counts.part_count,
    inStockCount: (counts: Statistics) => counts.in_stock_count,
    categoryCount: (counts: Statistics) => counts.category_count,
    manufacturerCount: (counts: Statistics) => counts.manufacturer_count,
  },
  SiteConfig: {
    companyName: (config: SiteConfig) => config.company_name,
    telephone: (config: SiteConfig) => config.contact_tel || null,
    email: (config: SiteConfig) => config.contact_email || null,
  },
  Cart: { id: ({ cart_key }: CartData) => globalId('Cart', cart_key ?? ''), lines: ({ list }: CartData) => list },
  CartLine: {
    id: ({ cart_id }: CartLine) => globalId('CartLine', cart_id),
    quantity: ({ cart_num }: CartLine) => cart_num,
    isSelected: ({ selected }: CartLine) => selected,
    product: ({ goods }: CartLine) => goods,
  },
}
