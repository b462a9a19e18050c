import type { Goods } from '@partgate/schema/shop-api/goods.ts'

export const toMinOrder = ({ goods_id, minimum, multiple }: Pick<Goods, 'goods_id' | 'minimum' | 'multiple'>) => ({
  goods_id,
  cart_num: Math.ceil(minimum / multiple) * multiple,
})
