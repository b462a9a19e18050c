import { contract } from '@partgate/schema/shop-api/contract.ts'
import { envelope } from '@partgate/schema/shop-api/envelope.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'

const pages = 40

export const sampleGoods = async (shopApi: string): Promise<Goods[]> => {
  const { path, data } = contract.catalogue.search
  const goods: Goods[] = []
  for (let page = 1; page <= pages; page++) {
    const response = await fetch(`${shopApi}${path}?page=${page}&limit=100&sort=stock`)
    goods.push(...data.parse(envelope.parse(await response.json()).data).list)
  }
  return goods
}
