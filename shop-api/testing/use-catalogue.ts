import { searchData, type SearchData } from '@partgate/schema/shop-api/search.ts'
import { expect } from 'vitest'
import type { TestShop } from './open-test-shop.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'
import { useTestShop } from './use-test-shop.ts'

type Query = Record<string, string>

export const useCatalogue = (fill?: (db: TestShop['db']) => unknown) => {
  let shop: TestShop
  useTestShop({
    open: async (opened) => {
      shop = opened
      await fillSmallCatalogue(shop.db)
      await fill?.(shop.db)
    },
  })
  const get = (path: string, lang = 'en') => shop.call('GET', path, { headers: { Lang: lang } })
  const ask = (query: Query, lang?: string) => get(`/api/index/search?${new URLSearchParams(query).toString()}`, lang)
  const search = async (query: Query, lang?: string): Promise<SearchData> => {
    const { code, data } = await ask(query, lang)
    expect(code).toBe(200)
    return searchData.parse(data)
  }
  return {
    get db() {
      return shop.db
    },
    get,
    ask,
    search,
  }
}
