import type { CasesOf } from '../case.ts'
import { findCategory, findGoods, findReplaceableGoods, findManufacturer } from '../members-and-goods.ts'

export const catalogue: CasesOf<'catalogue'> = {
  search: () => ({ query: { wd: '100nF 0402', page: '1', limit: '5' } }),
  searchOption: async (shop) => ({ query: { keyword: (await findGoods(shop)).part_number.slice(0, 4) } }),
  bannerList: () => ({}),
  floorList: () => ({}),
  featureGoodsList: () => ({ query: { limit: '5' } }),
  categoryTree: () => ({}),
  categoryStat: () => ({}),
  manufacturers: () => ({ query: { limit: '100' } }),
  manufacturer: async (shop) => ({ params: { id: String((await findGoods(shop)).brand_id) } }),
  goodsDetail: async (shop) => ({ query: { urls: (await findGoods(shop)).goods_page_url } }),
  matchParts: async (shop) => {
    const { part_number, brand_name: manufacturer } = await findGoods(shop)
    const byValue = { designators: 'R1', value: '10k 1%', package: 'R_0603' }
    return {
      body: {
        parts: [{ part_numbers: [part_number], manufacturer, qty: 100 }, { part_numbers: ['NO-SUCH-PART'] }, byValue],
      },
    }
  },
  recommend: async (shop) => ({ params: { id: String((await findReplaceableGoods(shop)).goods_id) } }),
  relatedBlogs: async (shop) => ({ params: { id: String((await findGoods(shop)).goods_id) } }),
  categoryList: async (shop) => ({ query: { category: (await findCategory(shop)).category_page_url } }),
  productNav: () => ({ query: { makers: '3' } }),
  brandSpecialList: () => ({ query: { kind: 'franchised', limit: '5' } }),
  brandGoodsList: async (shop) => ({ query: { manufacturer: (await findManufacturer(shop)).slug, limit: '5' } }),
}
