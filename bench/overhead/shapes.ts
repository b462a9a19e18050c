import type { Goods } from '@partgate/schema/shop-api/goods.ts'

export type Shape = {
  name: string
  query: string
  variables: Record<string, unknown>[]
  isSignedIn: boolean
  rest: string[]
}

const money = 'unitPrice { amount currency }'

const one = `query BenchProduct($slug: String!) { product(by: { slug: $slug }) {
  id slug partNumber description package packaging stock minimumOrderQuantity orderMultiple leadTimeWeeks manufacturerName
  priceBreaks { quantity ${money} } } }`

const list = `query BenchList($query: String!) { search(query: $query, first: 20) { totalCount nodes {
  id slug partNumber description stock
  manufacturer { id name slug } category { id name slug } priceBreaks { quantity ${money} } } } }`

const home = `query BenchHome {
  seo(page: HOME) { title description }
  homeSections { kind products { id slug partNumber manufacturerName stock } }
  categories { id slug name partCount }
  banners { title text path }
  news(first: 3) { nodes { id slug title publishedAt } }
  catalogStatistics { partCount inStockCount categoryCount manufacturerCount }
  siteConfig { companyName telephone email }
  manufacturers(first: 20) { nodes { id slug name } }
}`

const cart = `query BenchCart { cart { id lines { id quantity isSelected
  product { id slug partNumber manufacturerName stock minimumOrderQuantity orderMultiple } } } }`

export const toShapes = (goods: Goods[]): Shape[] => [
  {
    name: 'one product',
    query: one,
    variables: goods.slice(0, 200).map(({ goods_page_url }) => ({ slug: goods_page_url })),
    isSignedIn: false,
    rest: goods.slice(0, 200).map(({ goods_page_url }) => `/api/goods/goodsDetail?urls=${goods_page_url}`),
  },
  {
    name: 'list of 20',
    query: list,
    variables: goods.slice(0, 50).map(({ part_number }) => ({ query: part_number.slice(0, 4) })),
    isSignedIn: false,
    rest: goods
      .slice(0, 50)
      .map(({ part_number }) => `/api/index/search?limit=20&page=1&wd=${encodeURIComponent(part_number.slice(0, 4))}`),
  },
  { name: 'home page', query: home, variables: [{}], isSignedIn: false, rest: ['/api/index/floorList'] },
  { name: 'a person’s cart', query: cart, variables: [{}], isSignedIn: true, rest: ['/api/cart/lists'] },
]
