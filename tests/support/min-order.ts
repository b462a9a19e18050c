import { toOrderableQuantity } from '@partgate/schema/quantity.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'

export const toMinOrder = ({ goods_id, ...terms }: Pick<Goods, 'goods_id' | 'minimum' | 'multiple'>) => ({
  goods_id,
  cart_num: toOrderableQuantity(0, terms),
})
