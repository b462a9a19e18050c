import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Ask } from './shop.ts'
import { activated, guestWithLine, newcomer, registered, signedIn, someGoods } from './visitors.ts'

type Case = (shopApi: string) => Ask | Promise<Ask>
type Contract = typeof contract

/** One good call of every endpoint; the compiler asks for each. */
export const cases: { [D in keyof Contract]: { [N in keyof Contract[D]]: Case } } = {
  account: {
    register: () => ({ body: newcomer() }),
    active: async (shop) => ({ body: { token: (await registered(shop)).token } }),
    resend: async (shop) => ({ body: { email: (await registered(shop)).email } }),
    login: async (shop) => ({ body: await activated(shop) }),
    logout: async (shop) => ({ bearer: await signedIn(shop) }),
    profileInfo: async (shop) => ({ bearer: await signedIn(shop) }),
  },
  cart: {
    lists: guestCart,
    count: guestCart,
    add: async (shop) => {
      const { goods_id, minimum } = await someGoods(shop)
      return { body: { goods_id, cart_num: minimum } }
    },
    addMinus: async (shop) => {
      const { cartToken, ...body } = await guestWithLine(shop)
      return { cartToken, body }
    },
    selected: async (shop) => {
      const { cartToken, cart_id } = await guestWithLine(shop)
      return { cartToken, body: { cart_ids: [cart_id], selected: false } }
    },
    delete: async (shop) => {
      const { cartToken, cart_id } = await guestWithLine(shop)
      return { cartToken, params: { id: String(cart_id) } }
    },
  },
  catalogue: {
    search: async (shop) => ({ query: { wd: (await someGoods(shop)).part_number.slice(0, 5), page: '1', limit: '5' } }),
    searchOption: async (shop) => ({ query: { keyword: (await someGoods(shop)).part_number.slice(0, 4) } }),
    bannerList: () => ({}),
    floorList: () => ({}),
    featureGoodsList: () => ({ query: { limit: '5' } }),
    categoryTree: () => ({}),
    categoryStat: () => ({}),
    manufacturers: () => ({ query: { limit: '100' } }),
    manufacturer: async (shop) => ({ params: { id: String((await someGoods(shop)).brand_id) } }),
    goodsDetail: async (shop) => ({ query: { urls: (await someGoods(shop)).goods_page_url } }),
    recommend: async (shop) => ({ params: { id: String((await someGoods(shop)).goods_id) } }),
  },
  site: {
    config: () => ({}),
    seo: () => ({ query: { page: 'product', name: 'RC0402FR-0710KL' } }),
    page: () => ({ params: { id: 'how-to-buy' } }),
    news: () => ({ query: { limit: '3' } }),
    newsArticle: () => ({ params: { id: 'date-codes' } }),
    languages: () => ({}),
  },
}

async function guestCart(shop: string) {
  const { cartToken } = await guestWithLine(shop)
  return { cartToken }
}
